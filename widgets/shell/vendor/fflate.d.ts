// The site serves the package's own module under this name (widgets/runtime/place.py).
export * from "fflate";

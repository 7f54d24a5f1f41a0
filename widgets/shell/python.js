/**
 * How Python starts with the engine in it, in a worker of the page as on Node: from Pyodide, the part of its library that
 * is used, and the wheels, whose files are laid where Python looks for them.
 *
 * Pyodide could load the wheels by itself; it would first import what it takes to unpack any kind of archive.
 */

/** @typedef {{pyodide: string, index: string, library: string, packages: string[], lock: {info: object, packages: object},
 *             files: {path: string, size: number, sha256: string}[], size: number}} Manifest */
/** @typedef {(archive: Uint8Array<ArrayBuffer>) => Record<string, Uint8Array>} Unzip */

/** Where the wheels' files lie, in the file system that Python sees. */
const ROOT = "/engine";

/**
 * @param {(options: object) => Promise<any>} loadPyodide
 * @param {Manifest} manifest
 * @param {{indexURL: string, stdLibURL: string, stdout?: (text: string) => void, stderr?: (text: string) => void}} places
 * @param {Promise<Uint8Array<ArrayBuffer>>[]} wheels
 * @param {Unzip} unzip
 * @returns {Promise<any>} Python, ready to import the engine
 */
export async function startPython(loadPyodide, manifest, places, wheels, unzip) {
  const python = await loadPyodide({
    ...places,
    lockFileContents: manifest.lock,
    packageBaseUrl: places.indexURL,
    checkAPIVersion: true,
  });
  for (const wheel of await Promise.all(wheels)) {
    for (const [path, bytes] of Object.entries(unzip(wheel))) {
      if (path.endsWith("/")) continue;
      python.FS.mkdirTree(`${ROOT}/${path.slice(0, path.lastIndexOf("/"))}`);
      python.FS.writeFile(`${ROOT}/${path}`, bytes);
    }
  }
  python.pyimport("sys").path.append(ROOT);
  return python;
}

/** Where the browser finds the manifest of the portal; the page in `ops/index.html` names the same address. */
export const portalManifestPath = '/ops/portal.webmanifest'

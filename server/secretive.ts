/** For pages whose address is a secret: nobody is to store, find or pass it on. */
export const secretive = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** The hosts of the push services of Chrome, Firefox, Safari and Edge. Every browser sends its messages through one of them. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z\d-]+\.)+push\.apple\.com$/,
  /^([a-z\d-]+\.)+notify\.windows\.com$/,
]

/**
 * Whether messages may be sent to this address. Browsers send us the address, so without this rule anyone signed in could have
 * the server send requests to any machine, including those inside the company’s network.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.protocol !== 'https:' || url.port || url.username || url.password) return false
  return hosts.some((host) => host.test(url.hostname))
}

/** The company's name, which the server writes into the page. */
export function companyName() {
  return document.querySelector('meta[name="company"]')?.getAttribute('content') ?? 'Mission Restore'
}

/** Whether the server says of itself that it is a demo. */
export function isDemo() {
  return document.querySelector('meta[name="demo"]') !== null
}

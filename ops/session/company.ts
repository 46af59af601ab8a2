/** The company's name, which the server writes into the page. */
export function companyName() {
  return document.querySelector('meta[name="company"]')?.getAttribute('content') ?? 'Mission Restore'
}

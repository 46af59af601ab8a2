/** The company's name, which the server writes into the page. */
export function companyName() {
  return document.querySelector('meta[name="company"]')?.getAttribute('content') ?? 'Mission Restore'
}

/** The company's own number, which is answered day and night; the server writes it into the page too. Empty in a test. */
export function companyPhone() {
  return document.querySelector('meta[name="phone"]')?.getAttribute('content') ?? ''
}

/** Whether the server has a text service to hand messages to. */
export function sendsTexts() {
  return document.querySelector('meta[name="texts"]') !== null
}

/** Whether the server says of itself that it is a demo. */
export function isDemo() {
  return document.querySelector('meta[name="demo"]') !== null
}

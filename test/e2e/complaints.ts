import type { BrowserContext } from '@playwright/test'

/** Gathers what the browser holds against the pages of this window: violations of their policy, and errors nobody caught. */
export async function watchComplaints(context: BrowserContext, complaints: string[]) {
  await context.addInitScript(reportViolations)
  context.on('console', (message) => {
    if (message.type() !== 'error' || isExpected(message.text())) return
    complaints.push(`${message.page()?.url()}: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().stack}`))
}

/** Runs in the page: the console tells of most violations by itself, this one of all. */
function reportViolations() {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    console.error('Content Security Policy violated:', violatedDirective, blockedURI, sample),
  )
}

/** The browser reports every answer with an error status, which is what some journeys are about. */
function isExpected(text: string) {
  return text.startsWith('Failed to load resource')
}

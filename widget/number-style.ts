/** Of the form for a number, with the colors of the panel. */
export const numberStyle = `
.number { display: grid; gap: 6px }
.number .strong { padding: 4px 8px; font: 600 1.15em/1.1 var(--d) }
.consent { font-size: .95em; color: var(--t) }
[aria-invalid] { border: 2px solid var(--s) }
@container (max-width: 15em) {
  .number .strong { padding: 4px; font-size: .95em }
}`

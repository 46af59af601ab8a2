import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/**
 * Measures how quick the visit feels and says it once, when the visitor leaves or looks away: a phone may never come back.
 * It says the kind of the page that the visit began with, and nothing of who or where.
 */
const { kind } = document.body.dataset
const measured: Record<string, number | string | undefined> = { kind }
let isSaid = false

for (const measure of [onCLS, onINP, onLCP, onTTFB]) measure(keep, { reportAllChanges: true })
addEventListener('pagehide', say)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') say()
})

function keep({ name, value }: Metric) {
  measured[name.toLowerCase()] = Math.round(value * 1000) / 1000
}

function say() {
  if (isSaid) return
  isSaid = true
  navigator.sendBeacon('/api/vitals', new Blob([JSON.stringify(measured)], { type: 'application/json' }))
}

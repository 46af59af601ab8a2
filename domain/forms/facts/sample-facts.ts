import type { FactValues } from './fact-values.ts'

const addresses = {
  OH: '100 Sample Street, Boardman, OH 44512',
  PA: '100 Sample Street, Sharon, PA 16146',
} as const

/** What flows into a form from a job that is none, so that a preview shows where it stands. */
export function sampleFacts(state: keyof typeof addresses): FactValues {
  return {
    'job.number': 'MR-0000-000',
    'customer.name': 'Sample Customer',
    'customer.phone': '(330) 555-0100',
    'customer.email': 'customer@example.com',
    'loss.address': addresses[state],
    'loss.date': '2026-01-15',
    'loss.cause': 'Supply line',
    'loss.category': 'category_1',
    'insurance.carrier': 'Sample Insurance',
    'insurance.claim': 'SAMPLE-0001',
    'insurance.adjuster': 'Sample Adjuster',
    'agreement.date': '2026-01-15',
    'technician.name': 'Sample Technician',
    'form.date': '2026-01-15',
    'form.time': '09:00',
  }
}

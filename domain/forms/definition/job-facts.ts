/** What a form may take from its job, or knows of itself, so that nobody types it twice. */
export const jobFacts = [
  { value: 'job.number', label: 'Job number' },
  { value: 'customer.name', label: 'Customer' },
  { value: 'customer.phone', label: 'Phone' },
  { value: 'customer.email', label: 'Email' },
  { value: 'loss.address', label: 'Loss address' },
  { value: 'loss.date', label: 'Date of loss' },
  { value: 'loss.cause', label: 'Cause of loss' },
  { value: 'loss.category', label: 'Category of water' },
  { value: 'loss.class', label: 'Class of water loss' },
  { value: 'insurance.carrier', label: 'Insurance company' },
  { value: 'insurance.claim', label: 'Claim number' },
  { value: 'insurance.adjuster', label: 'Adjuster' },
  { value: 'technician.name', label: 'Technician' },
  { value: 'form.date', label: 'Date of the form' },
  { value: 'form.time', label: 'Time of the form' },
] as const
export type JobFact = (typeof jobFacts)[number]['value']

/** Certifications of the trade: abbreviation, name, and issuing body. */
export const certificationKinds = [
  { code: 'WRT', title: 'Water Damage Restoration Technician', body: 'IICRC' },
  { code: 'ASD', title: 'Applied Structural Drying Technician', body: 'IICRC' },
  { code: 'AMRT', title: 'Applied Microbial Remediation Technician', body: 'IICRC' },
  { code: 'FSRT', title: 'Fire and Smoke Damage Restoration Technician', body: 'IICRC' },
  { code: 'OCT', title: 'Odor Control Technician', body: 'IICRC' },
  { code: 'CCT', title: 'Carpet Cleaning Technician', body: 'IICRC' },
  { code: 'TCST', title: 'Trauma and Crime Scene Technician', body: 'IICRC' },
  { code: 'HST', title: 'Health and Safety Technician', body: 'IICRC' },
  { code: 'OSHA10', title: '10-hour safety training', body: 'OSHA outreach' },
  { code: 'OSHA30', title: '30-hour safety training', body: 'OSHA outreach' },
  { code: 'BBP', title: 'Bloodborne pathogens, yearly training', body: '' },
  { code: 'RRP', title: 'Certified lead renovator', body: 'EPA' },
  { code: 'FIT', title: 'Respirator fit test', body: '' },
  { code: 'ASB', title: 'Asbestos awareness', body: '' },
  { code: 'DRIVER', title: 'Driver', body: '' },
] as const

export function kindOf(code: string) {
  return certificationKinds.find((kind) => kind.code === code)
}

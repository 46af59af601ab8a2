import type { TemplateField, TemplateSection } from '../template.ts'
import { both } from './wording.ts'

/** The last section of a form that people sign. */
export function signatures(...fields: TemplateField[]): TemplateSection {
  return { id: 'signatures', title: both('Signatures', 'Firmas'), fields }
}

/** Nobody has to sign: a refusal is written down, with its reason and a witness. */
export const ownerSigns: TemplateField = {
  id: 'owner_signature',
  type: 'signature',
  signer: 'owner',
  label: both('Owner or authorized person', 'Dueño o persona autorizada'),
  need: 'always',
  may_decline: true,
}

export const companySigns: TemplateField = {
  id: 'company_signature',
  type: 'signature',
  signer: 'representative',
  label: both('For the company', 'Por la empresa'),
  need: 'always',
}

export const technicianSigns: TemplateField = {
  id: 'technician_signature',
  type: 'signature',
  signer: 'technician',
  label: both('Technician', 'Técnico'),
  need: 'always',
}

/** Only where an adjuster is there and wants to. */
export const adjusterMaySign: TemplateField = {
  id: 'adjuster_signature',
  type: 'signature',
  signer: 'adjuster',
  label: both('Adjuster, if present', 'Ajustador, si está presente'),
}

/** Where the owner is there to see what was found, and nothing depends on it. */
export const ownerMaySign: TemplateField = {
  id: 'owner_signature',
  type: 'signature',
  signer: 'owner',
  label: both('Owner, if present', 'Dueño, si está presente'),
}

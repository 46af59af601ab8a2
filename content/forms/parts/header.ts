import type { TemplateField, TemplateSection } from '../template.ts'
import { whereAnswered } from './conditions.ts'
import { both } from './wording.ts'

/**
 * What every form begins with. It flows in from the job, so nobody types it twice. The company and the foot of each page are
 * printed from the company's facts, and no part of a form.
 */
export function jobHeader(...more: TemplateField[]): TemplateSection {
  return {
    id: 'job',
    title: both('Job', 'Trabajo'),
    fields: [...ofJob, ...ofInsurance, ...ofThisForm, ...more],
  }
}

const ofJob: TemplateField[] = [
  {
    id: 'job_number',
    type: 'short_text',
    label: both('Job number', 'Número de trabajo'),
    fact: 'job.number',
  },
  {
    id: 'customer',
    type: 'short_text',
    label: both('Customer', 'Cliente'),
    fact: 'customer.name',
    need: 'always',
  },
  { id: 'phone', type: 'short_text', label: both('Phone', 'Teléfono'), fact: 'customer.phone' },
  {
    id: 'loss_address',
    type: 'short_text',
    label: both('Loss address', 'Dirección del daño'),
    fact: 'loss.address',
    need: 'always',
  },
  { id: 'email', type: 'short_text', label: both('Email', 'Correo electrónico'), fact: 'customer.email' },
  { id: 'loss_date', type: 'date', label: both('Date of loss', 'Fecha del daño'), fact: 'loss.date' },
]

const ofInsurance: TemplateField[] = [
  {
    id: 'carrier',
    type: 'short_text',
    label: both('Insurance company', 'Aseguradora'),
    fact: 'insurance.carrier',
  },
  {
    id: 'claim',
    type: 'short_text',
    label: both('Claim number', 'Número de reclamo'),
    fact: 'insurance.claim',
    show_if: whereAnswered('carrier'),
  },
  {
    id: 'adjuster',
    type: 'short_text',
    label: both('Adjuster', 'Ajustador'),
    fact: 'insurance.adjuster',
    show_if: whereAnswered('carrier'),
  },
]

const ofThisForm: TemplateField[] = [
  { id: 'form_date', type: 'date', label: both('Date', 'Fecha'), fact: 'form.date', need: 'always' },
  { id: 'form_time', type: 'time', label: both('Time', 'Hora'), fact: 'form.time' },
  { id: 'technician', type: 'short_text', label: both('Technician', 'Técnico'), fact: 'technician.name' },
]

import type * as z from 'zod'
import { Packets, type Packet } from './packets.ts'

type Form = z.input<typeof Packet>['forms'][number]

/** One for each state: the address of the loss decides which of them is signed. Then what else comes before any work. */
const beforeWork: Form[] = [
  { form: 'work-authorization-ohio', states: ['OH'], before_work: true },
  { form: 'work-authorization-pennsylvania', states: ['PA'], before_work: true },
  { form: 'notice-of-cancellation', before_work: true },
  { form: 'emergency-waiver', before_work: true, is_optional: true },
  { form: 'site-safety', before_work: true },
]

const propertyCondition: Form = { form: 'property-condition' }
const completion: Form = { form: 'completion' }

const waterWork: Form[] = [
  propertyCondition,
  { form: 'day-one-checklist' },
  { form: 'scope-worksheet', fills_from: 'rooms' },
  { form: 'moisture-map', fills_from: 'readings' },
  { form: 'drying-log', fills_from: 'readings' },
  { form: 'equipment-log', fills_from: 'equipment' },
  { form: 'chemical-application', is_optional: true },
  { form: 'certificate-of-drying', fills_from: 'readings' },
  completion,
]

/** What the portal begins with, in the order in which a crew works. */
export const firstPackets: Packets = Packets.parse([
  {
    key: 'water',
    title: { en: 'Water packet', es: 'Formularios por agua' },
    loss_types: ['water', 'sewage', 'storm'],
    forms: [...beforeWork, ...waterWork],
  },
  {
    key: 'fire',
    title: { en: 'Fire packet', es: 'Formularios por fuego' },
    loss_types: ['fire'],
    forms: [
      ...beforeWork,
      propertyCondition,
      { form: 'fire-assessment' },
      { form: 'contents-inventory' },
      { form: 'chemical-application' },
      completion,
    ],
  },
  {
    key: 'mold',
    title: { en: 'Mold packet', es: 'Formularios por moho' },
    loss_types: ['mold'],
    forms: [
      ...beforeWork,
      propertyCondition,
      { form: 'mold-remediation' },
      { form: 'hazardous-materials', is_optional: true },
      completion,
    ],
  },
  {
    key: 'trauma',
    title: { en: 'Trauma packet', es: 'Formularios por trauma' },
    loss_types: ['trauma'],
    forms: [...beforeWork, { form: 'trauma-cleanup' }, { form: 'contents-disposal' }, completion],
  },
  {
    key: 'basement',
    title: { en: 'Basement packet', es: 'Formularios del sótano' },
    loss_types: ['basement'],
    forms: [{ form: 'basement-assessment' }, ...beforeWork, ...waterWork],
  },
  {
    key: 'general',
    title: { en: 'General packet', es: 'Formularios generales' },
    loss_types: ['vandalism', 'other'],
    forms: [...beforeWork, propertyCondition, completion],
  },
])

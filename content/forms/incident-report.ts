import { exposure, injury } from './incident-report/harm.ts'
import { where } from './parts/conditions.ts'
import { longWords, mayAnswer, words, yesNo } from './parts/questions.ts'
import { companySigns, signatures } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

/** It is about an employee and not about a customer, so it has no job’s header. */
const what: TemplateSection = {
  id: 'what',
  title: both('What happened', 'Qué pasó'),
  fields: [
    {
      id: 'kinds',
      type: 'chips',
      label: both('What kind of incident?', '¿Qué tipo de incidente?'),
      need: 'always',
      options: [
        option('near_miss', 'Near miss', 'Casi accidente'),
        option('injury', 'Injury', 'Lesión'),
        option('illness', 'Illness', 'Enfermedad'),
        option('exposure', 'Exposure', 'Exposición'),
        option('vehicle', 'Vehicle crash', 'Choque de vehículo'),
        option('property', 'Damage to property', 'Daño a la propiedad'),
        option('violence', 'Threat or violence', 'Amenaza o violencia'),
      ],
    },
    { id: 'happened_on', type: 'date', label: both('Date', 'Fecha'), need: 'always' },
    { id: 'happened_at', type: 'time', label: both('Time', 'Hora'), need: 'always' },
    words('place', both('Where', 'Dónde'), { need: 'always' }),
    {
      id: 'job_number',
      type: 'short_text',
      label: both('Job number, if on a job', 'Número de trabajo, si fue en un trabajo'),
      fact: 'job.number',
    },
    longWords('doing', both('What was being done just before', 'Qué se estaba haciendo justo antes'), {
      need: 'always',
    }),
    longWords('story', both('What happened, step by step', 'Qué pasó, paso a paso'), {
      help: both(
        'Write what you saw and know. Leave out who is to blame.',
        'Escriba lo que vio y sabe. No escriba de quién es la culpa.',
      ),
      need: 'always',
    }),
    {
      id: 'photos',
      type: 'photos',
      label: both('Photos of the place, never of the injury', 'Fotos del lugar, nunca de la lesión'),
    },
  ],
}

const who: TemplateSection = {
  id: 'who',
  title: both('Who', 'Quién'),
  fields: [
    { id: 'person', type: 'lookup', of: 'employee', label: both('Employee', 'Empleado'), need: 'always' },
    words('role', both('Work that day', 'Trabajo ese día')),
    { id: 'began_at', type: 'time', label: both('Shift began', 'Comienzo del turno') },
    words('reported_to', both('Reported to', 'A quién se avisó'), { need: 'always' }),
    { id: 'reported_on', type: 'date', label: both('Reported on', 'Fecha del aviso'), need: 'always' },
    { id: 'reported_at', type: 'time', label: both('Reported at', 'Hora del aviso') },
    yesNo('had_witnesses', both('Did anyone see it?', '¿Alguien lo vio?')),
    {
      id: 'witnesses',
      type: 'table',
      label: both('Witnesses', 'Testigos'),
      show_if: where('had_witnesses', 'yes'),
      need: 'always',
      columns: [
        { id: 'witness', type: 'text', label: both('Name', 'Nombre'), is_needed: true },
        { id: 'contact', type: 'text', label: both('Phone', 'Teléfono') },
        { id: 'saw', type: 'text', label: both('What they saw', 'Qué vio') },
      ],
    },
  ],
}

const actions: TemplateField = {
  id: 'actions',
  type: 'table',
  label: both('What we will change', 'Qué vamos a cambiar'),
  columns: [
    { id: 'action', type: 'text', label: both('Action', 'Acción'), is_needed: true },
    { id: 'who', type: 'text', label: both('Who', 'Quién'), is_needed: true },
    { id: 'due_on', type: 'date', label: both('By', 'Para el') },
    { id: 'done_on', type: 'date', label: both('Done on', 'Hecho el') },
  ],
}

const causes: TemplateSection = {
  id: 'causes',
  title: both('Causes and actions', 'Causas y acciones'),
  fields: [
    longWords('at_once', both('What was done at once', 'Qué se hizo de inmediato'), { need: 'always' }),
    {
      id: 'causes_seen',
      type: 'chips',
      label: both('What played a part', 'Qué influyó'),
      options: [
        option('floor', 'Wet or cluttered floor', 'Piso mojado o con obstáculos'),
        option('light', 'Poor light', 'Poca luz'),
        option('tool', 'Tool or machine', 'Herramienta o máquina'),
        option('ppe', 'Protective equipment missing or not worn', 'Equipo de protección faltante o sin usar'),
        option('lifting', 'Lifting or reach', 'Levantar o estirarse'),
        option('training', 'Training', 'Capacitación'),
        option('plan', 'No plan, or plan changed', 'Sin plan, o cambió el plan'),
        option('hurry', 'Time pressure or fatigue', 'Prisa o cansancio'),
        option('weather', 'Weather or heat', 'Clima o calor'),
        option('others', 'Other people or animals', 'Otras personas o animales'),
        option('other', 'Other', 'Otro'),
      ],
    },
    actions,
    mayAnswer('job_stopped', both('Was the work stopped?', '¿Se detuvo el trabajo?')),
  ],
}

export const incidentReport = defineTemplate({
  slug: 'incident-report',
  code: 'F26',
  title: both('Incident, Near-Miss or Exposure Report', 'Informe de incidente, casi accidente o exposición'),
  sections: [
    what,
    who,
    injury,
    exposure,
    causes,
    signatures(
      {
        id: 'employee_signature',
        type: 'signature',
        signer: 'crew',
        label: both('Employee', 'Empleado'),
        need: 'always',
        may_decline: true,
      },
      {
        id: 'witness_signature',
        type: 'signature',
        signer: 'witness',
        label: both('Witness, if there is one', 'Testigo, si hay'),
        show_if: where('had_witnesses', 'yes'),
      },
      companySigns,
    ),
  ],
})

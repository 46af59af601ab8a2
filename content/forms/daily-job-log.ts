import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords, notes, yesNo } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField } from './template.ts'

const crew: TemplateField = {
  id: 'crew',
  type: 'table',
  label: both('Who worked on what', 'Quién trabajó en qué'),
  help: both(
    'Add one row for each person and task. Leave out breaks by starting a new row after them.',
    'Agregue una fila por persona y tarea. Para no contar los descansos, empiece otra fila después de cada uno.',
  ),
  least: 1,
  need: 'always',
  columns: [
    { id: 'person', type: 'text', label: both('Name', 'Nombre'), is_needed: true },
    {
      id: 'task',
      type: 'choice',
      label: both('Task', 'Tarea'),
      is_needed: true,
      options: [
        option('inspection', 'Inspection', 'Inspección'),
        option('extraction', 'Water extraction', 'Extracción de agua'),
        option('removal', 'Removal of materials', 'Retiro de materiales'),
        option('contents', 'Contents', 'Contenidos'),
        option('containment', 'Containment', 'Contención'),
        option('cleaning', 'Cleaning', 'Limpieza'),
        option('equipment', 'Equipment set or moved', 'Equipos colocados o movidos'),
        option('monitoring', 'Monitoring', 'Control del secado'),
        option('debris', 'Debris and disposal', 'Escombros y desechos'),
        option('travel', 'Travel', 'Traslado'),
        option('other', 'Other', 'Otra'),
      ],
    },
    { id: 'start', type: 'time', label: both('Start', 'Inicio'), is_needed: true },
    { id: 'finish', type: 'time', label: both('Finish', 'Fin'), is_needed: true },
    {
      id: 'hours',
      type: 'calculated',
      label: both('Hours', 'Horas'),
      formula: 'hours_between(start, finish)',
      unit: 'h',
    },
    { id: 'done', type: 'text', label: both('What was done', 'Qué se hizo') },
  ],
}

const weather: TemplateField = {
  id: 'weather',
  type: 'chips',
  label: both('Weather', 'Clima'),
  options: [
    option('clear', 'Clear', 'Despejado'),
    option('cloudy', 'Cloudy', 'Nublado'),
    option('rain', 'Rain', 'Lluvia'),
    option('storm', 'Storm', 'Tormenta'),
    option('snow', 'Snow or ice', 'Nieve o hielo'),
    option('wind', 'High wind', 'Viento fuerte'),
  ],
}

const visitors: TemplateField = {
  id: 'visitors',
  type: 'table',
  label: both('Visitors', 'Visitantes'),
  columns: [
    { id: 'visitor', type: 'text', label: both('Name', 'Nombre'), is_needed: true },
    { id: 'from', type: 'text', label: both('Company or role', 'Empresa o función') },
    { id: 'came', type: 'time', label: both('Arrived', 'Llegada') },
    { id: 'left', type: 'time', label: both('Left', 'Salida') },
    { id: 'about', type: 'text', label: both('What was discussed', 'De qué se habló') },
  ],
}

const materials: TemplateField = {
  id: 'materials_needed',
  type: 'table',
  label: both('Materials and equipment needed', 'Materiales y equipos que hacen falta'),
  columns: [
    { id: 'item', type: 'text', label: both('Item', 'Artículo'), is_needed: true },
    { id: 'quantity', type: 'number', label: both('Quantity', 'Cantidad'), min: 0 },
    { id: 'needed_by', type: 'date', label: both('Needed by', 'Para cuándo') },
  ],
}

export const dailyJobLog = defineTemplate({
  slug: 'daily-job-log',
  code: 'F07',
  title: both('Daily Job Log', 'Registro diario del trabajo'),
  sections: [
    jobHeader(),
    {
      id: 'labor',
      title: both('Crew and hours', 'Equipo de trabajo y horas'),
      fields: [
        crew,
        {
          id: 'total_hours',
          type: 'calculated',
          label: both('Total hours', 'Total de horas'),
          formula: 'sum(crew, "hours")',
          unit: 'h',
        },
      ],
    },
    {
      id: 'the_day',
      title: both('The day', 'El día'),
      fields: [
        weather,
        {
          id: 'outside_temperature',
          type: 'number',
          label: both('Outside temperature', 'Temperatura exterior'),
          unit: '°F',
          min: -40,
          max: 130,
          decimals: 0,
        },
        longWords('work_done', both('Work done today', 'Trabajo hecho hoy'), { need: 'always' }),
        yesNo('had_issues', both('Did anything go wrong?', '¿Hubo algún problema?')),
        longWords(
          'issues',
          both('What went wrong, and what was done about it', 'Qué pasó y qué se hizo al respecto'),
          {
            show_if: where('had_issues', 'yes'),
            need: 'always',
          },
        ),
        yesNo('had_delays', both('Was the work delayed?', '¿Se retrasó el trabajo?')),
        {
          id: 'delay_hours',
          type: 'number',
          label: both('Time lost', 'Tiempo perdido'),
          unit: 'h',
          min: 0,
          max: 24,
          show_if: where('had_delays', 'yes'),
        },
        longWords('delays', both('Cause of the delay', 'Causa del retraso'), {
          show_if: where('had_delays', 'yes'),
          need: 'always',
        }),
        visitors,
        materials,
        { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), phase: 'during' },
        notes,
      ],
    },
    signatures(technicianSigns),
  ],
})

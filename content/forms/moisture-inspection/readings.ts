import { materialOptions } from '../parts/materials.ts'
import { roomColumn } from '../parts/rooms.ts'
import { both } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const air: TemplateField = {
  id: 'air',
  type: 'table',
  label: both('Air', 'Aire'),
  columns: [
    { id: 'place', type: 'text', label: both('Where', 'Dónde'), is_needed: true },
    {
      id: 'temperature',
      type: 'number',
      label: both('Temperature', 'Temperatura'),
      unit: '°F',
      min: -40,
      max: 150,
      decimals: 1,
      is_needed: true,
    },
    {
      id: 'humidity',
      type: 'number',
      label: both('Relative humidity', 'Humedad relativa'),
      unit: '%',
      min: 0,
      max: 100,
      decimals: 1,
      is_needed: true,
    },
    {
      id: 'grains',
      type: 'calculated',
      label: both('Grains per pound', 'Granos por libra'),
      formula: 'grains(temperature, humidity)',
      unit: 'gr/lb',
      decimals: 1,
    },
    {
      id: 'dew_point',
      type: 'calculated',
      label: both('Dew point', 'Punto de rocío'),
      formula: 'dew_point(temperature, humidity)',
      unit: '°F',
      decimals: 1,
    },
  ],
}

const readings: TemplateField = {
  id: 'readings',
  type: 'table',
  label: both('Readings', 'Lecturas'),
  help: both(
    'Take the reference on the same material, in a dry place, with the same meter and scale.',
    'Tome la referencia en el mismo material, en un lugar seco, con el mismo medidor y la misma escala.',
  ),
  need: 'always',
  columns: [
    roomColumn,
    { id: 'place', type: 'text', label: both('Point', 'Punto'), is_needed: true },
    {
      id: 'material',
      type: 'choice',
      label: both('Material', 'Material'),
      options: materialOptions,
      is_needed: true,
    },
    { id: 'meter', type: 'text', label: both('Meter and scale', 'Medidor y escala') },
    {
      id: 'reading',
      type: 'number',
      label: both('Reading', 'Lectura'),
      decimals: 1,
      min: 0,
      is_needed: true,
    },
    { id: 'reference', type: 'number', label: both('Reference', 'Referencia'), decimals: 1, min: 0 },
    {
      id: 'above',
      type: 'calculated',
      label: both('Above the reference', 'Por encima de la referencia'),
      formula: 'reading - reference',
      decimals: 1,
    },
    { id: 'wet', type: 'yes_no', label: both('Elevated', 'Elevada') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

export const measured: TemplateSection = {
  id: 'measured',
  title: both('Measurements', 'Mediciones'),
  fields: [air, readings],
}

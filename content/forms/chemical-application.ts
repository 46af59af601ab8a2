import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { checklist, longWords, notes, words, yesNo } from './parts/questions.ts'
import { roomColumn } from './parts/rooms.ts'
import { ownerMaySign, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

const products: TemplateField = {
  id: 'products',
  type: 'table',
  label: both('Products', 'Productos'),
  help: both('Copy each number from the label.', 'Copie cada número de la etiqueta.'),
  need: 'always',
  columns: [
    { id: 'product', type: 'text', label: both('Product', 'Producto'), is_needed: true },
    {
      id: 'epa_number',
      type: 'text',
      label: both('EPA registration number', 'Número de registro de la EPA'),
    },
    { id: 'lot', type: 'text', label: both('Lot', 'Lote') },
    { id: 'dilution', type: 'text', label: both('Dilution', 'Dilución'), is_needed: true },
    {
      id: 'label_dwell',
      type: 'number',
      label: both('Dwell time on the label', 'Tiempo de contacto en la etiqueta'),
      unit: 'min',
      min: 0,
      max: 1440,
      decimals: 0,
    },
    { id: 'expires_on', type: 'date', label: both('Expires on', 'Vence el') },
    {
      id: 'data_sheet',
      type: 'text',
      label: both('Link to the safety data sheet', 'Enlace a la hoja de seguridad'),
    },
    { id: 'photos', type: 'photos', label: both('Photo of the label', 'Foto de la etiqueta') },
  ],
}

const applications: TemplateField = {
  id: 'applications',
  type: 'table',
  label: both('Applications', 'Aplicaciones'),
  need: 'always',
  columns: [
    roomColumn,
    { id: 'surface', type: 'text', label: both('Surface', 'Superficie'), is_needed: true },
    { id: 'product', type: 'text', label: both('Product', 'Producto'), is_needed: true },
    {
      id: 'method',
      type: 'choice',
      label: both('Method', 'Método'),
      is_needed: true,
      options: [
        option('wipe', 'Wipe', 'Con paño'),
        option('spray', 'Spray', 'Rociado'),
        option('mop', 'Mop', 'Trapeador'),
        option('foam', 'Foam', 'Espuma'),
        option('fog', 'Fog', 'Nebulización'),
        option('brush', 'Brush', 'Cepillo'),
      ],
    },
    {
      id: 'area',
      type: 'number',
      label: both('Area', 'Área'),
      unit: 'sq ft',
      min: 0,
      max: 100000,
      is_needed: true,
    },
    {
      id: 'amount',
      type: 'number',
      label: both('Mixed product used', 'Producto mezclado usado'),
      unit: 'gal',
      min: 0,
      max: 500,
    },
    { id: 'on', type: 'date', label: both('Date', 'Fecha'), is_needed: true },
    { id: 'at', type: 'time', label: both('Time', 'Hora'), is_needed: true },
    {
      id: 'dwell',
      type: 'number',
      label: both('Dwell time', 'Tiempo de contacto'),
      unit: 'min',
      min: 0,
      max: 1440,
      decimals: 0,
      is_needed: true,
    },
    { id: 'reentry_at', type: 'time', label: both('Re-entry from', 'Entrada permitida desde') },
    { id: 'rinsed', type: 'yes_no', label: both('Rinsed', 'Enjuagado') },
  ],
}

const before: TemplateSection = {
  id: 'before',
  title: both('Before', 'Antes'),
  fields: [
    ...checklist(
      ['label_read', 'Label was read, and this use is on it', 'Se leyó la etiqueta y permite este uso'],
      ['cleaned', 'Surfaces were cleaned first', 'Primero se limpiaron las superficies'],
      ['people_out', 'People and pets are out', 'Personas y mascotas están afuera'],
      ['sensitivities', 'Asked about asthma and allergies', 'Se preguntó por asma y alergias'],
      ['air_off', 'Heating and cooling is off', 'Calefacción y aire acondicionado apagados'],
      ['food_covered', 'Food and dishes are covered or out', 'Alimentos y platos cubiertos o afuera'],
      ['ventilated', 'Ventilation follows the label', 'La ventilación cumple con la etiqueta'],
    ),
    {
      id: 'ppe',
      type: 'chips',
      label: both('Protective equipment', 'Equipo de protección'),
      need: 'always',
      options: [
        option('gloves', 'Gloves', 'Guantes'),
        option('goggles', 'Goggles or face shield', 'Gafas o careta'),
        option('respirator', 'Respirator', 'Respirador'),
        option('suit', 'Suit', 'Traje'),
        option('boots', 'Boots', 'Botas'),
      ],
    },
    yesNo(
      'owner_told',
      both('Was the owner told what will be used?', '¿Se le dijo al dueño qué se va a usar?'),
    ),
    words(
      'applicator_number',
      both('Applicator license number, if one is needed', 'Número de licencia del aplicador, si hace falta'),
    ),
  ],
}

const after: TemplateSection = {
  id: 'after',
  title: both('After', 'Después'),
  fields: [
    words(
      'reentry_told',
      both('Who was told when to go back in', 'A quién se dijo cuándo puede volver a entrar'),
      { need: 'always' },
    ),
    yesNo('had_problems', both('Any spill, reaction or damage?', '¿Hubo derrame, reacción o daño?')),
    longWords('problems', both('What happened, and what was done', 'Qué pasó y qué se hizo'), {
      show_if: where('had_problems', 'yes'),
      need: 'always',
    }),
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), phase: 'during' },
    notes,
  ],
}

export const chemicalApplication = defineTemplate({
  slug: 'chemical-application',
  code: 'F28',
  title: both('Antimicrobial and Chemical Application', 'Aplicación de antimicrobianos y químicos'),
  sections: [
    jobHeader(),
    before,
    {
      id: 'application',
      title: both('Application', 'Aplicación'),
      fields: [
        products,
        applications,
        {
          id: 'total_area',
          type: 'calculated',
          label: both('Total area', 'Área total'),
          formula: 'sum(applications, "area")',
          unit: 'sq ft',
        },
        {
          id: 'total_amount',
          type: 'calculated',
          label: both('Mixed product used', 'Producto mezclado usado'),
          formula: 'sum(applications, "amount")',
          unit: 'gal',
        },
      ],
    },
    after,
    signatures(technicianSigns, ownerMaySign),
  ],
})

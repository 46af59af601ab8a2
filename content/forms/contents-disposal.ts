import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { checklist, notes, words, yesNo } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

const items: TemplateField = {
  id: 'items',
  type: 'table',
  label: both('What is thrown away', 'Qué se desecha'),
  need: 'always',
  columns: [
    { id: 'item', type: 'text', label: both('Item', 'Artículo'), is_needed: true },
    { id: 'brand', type: 'text', label: both('Brand and model', 'Marca y modelo') },
    {
      id: 'quantity',
      type: 'number',
      label: both('Quantity', 'Cantidad'),
      min: 1,
      max: 10000,
      decimals: 0,
      is_needed: true,
    },
    { id: 'place', type: 'text', label: both('Room', 'Habitación'), is_needed: true },
    {
      id: 'reason',
      type: 'choice',
      label: both('Why it can’t be saved', 'Por qué no se puede salvar'),
      is_needed: true,
      options: [
        option('contaminated', 'Contaminated', 'Contaminado'),
        option('water', 'Water damage', 'Dañado por agua'),
        option('burned', 'Burned or melted', 'Quemado o derretido'),
        option('smoke', 'Smoke odor or soot', 'Olor a humo u hollín'),
        option('mold', 'Mold', 'Moho'),
        option('broken', 'Broken', 'Roto'),
        option('cost', 'Cleaning costs more than it is worth', 'Limpiarlo cuesta más de lo que vale'),
        option('owner', 'Owner’s wish', 'Por deseo del dueño'),
      ],
    },
    {
      id: 'age',
      type: 'number',
      label: both('Age in years', 'Antigüedad en años'),
      min: 0,
      max: 300,
      decimals: 1,
    },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), is_needed: true },
  ],
}

const list: TemplateSection = {
  id: 'list',
  title: both('List', 'Lista'),
  fields: [
    items,
    {
      id: 'item_count',
      type: 'calculated',
      label: both('Lines', 'Renglones'),
      formula: 'count(items)',
      decimals: 0,
    },
    {
      id: 'piece_count',
      type: 'calculated',
      label: both('Pieces', 'Piezas'),
      formula: 'sum(items, "quantity")',
      decimals: 0,
    },
    {
      id: 'photos',
      type: 'photos',
      label: both('Photos of the whole pile', 'Fotos de todo el montón'),
      least: 1,
      need: 'always',
    },
  ],
}

const checks: TemplateSection = {
  id: 'checks',
  title: both('Before disposal', 'Antes de desechar'),
  fields: [
    ...checklist(
      ['searched', 'Searched for money, papers and photos', 'Se buscó dinero, documentos y fotos'],
      ['owner_looked', 'Owner looked through it', 'El dueño lo revisó'],
      ['medicine', 'Medicine and weapons are set aside', 'Se apartaron medicinas y armas'],
      ['data', 'Computers and phones are set aside', 'Se apartaron computadoras y teléfonos'],
      ['hazardous', 'Paint, chemicals and batteries are apart', 'Pintura, químicos y baterías están aparte'],
      ['bagged', 'Contaminated things are bagged', 'Lo contaminado está en bolsas'],
    ),
    yesNo('is_insured', both('Is there an insurance claim?', '¿Hay un reclamo al seguro?')),
    yesNo('adjuster_told', both('Was the insurance company told?', '¿Se avisó a la aseguradora?'), {
      show_if: where('is_insured', 'yes'),
    }),
    words('adjuster_answer', both('Who answered, and what', 'Quién contestó y qué dijo'), {
      show_if: where('adjuster_told', 'yes'),
      need: 'always',
    }),
    {
      id: 'keep_until',
      type: 'date',
      label: both('Keep it until', 'Guardarlo hasta'),
      show_if: where('is_insured', 'yes'),
    },
    {
      id: 'disposal_way',
      type: 'choice',
      label: both('How it is disposed of', 'Cómo se desecha'),
      need: 'always',
      options: [
        option('dumpster', 'Dumpster', 'Contenedor de basura'),
        option('landfill', 'Truck to the landfill', 'Camión al vertedero'),
        option('recycling', 'Recycling', 'Reciclaje'),
        option('regulated', 'Regulated waste company', 'Empresa de residuos regulados'),
        option('owner', 'Owner takes it away', 'El dueño se lo lleva'),
      ],
    },
    notes,
  ],
}

export const contentsDisposal = defineTemplate({
  slug: 'contents-disposal',
  code: 'F23',
  title: both('Contents Disposal Authorization', 'Autorización para desechar contenidos'),
  sections: [
    jobHeader(),
    list,
    checks,
    signatures(
      {
        id: 'disposal_terms',
        type: 'legal',
        label: both('What your signature allows', 'Qué permite su firma'),
        block: 'disposal_authorization',
        version: 1,
      },
      {
        id: 'decides',
        type: 'choice',
        label: both('Who decides about these things?', '¿Quién decide sobre estas cosas?'),
        need: 'always',
        options: [
          option('owner', 'Owner or authorized person', 'Dueño o persona autorizada'),
          option('next_of_kin', 'Next of kin', 'Familiar más cercano'),
        ],
      },
      {
        id: 'owner_signature',
        type: 'signature',
        signer: 'owner',
        label: both('Owner or authorized person', 'Dueño o persona autorizada'),
        show_if: where('decides', 'owner'),
        need: 'always',
        may_decline: true,
      },
      {
        id: 'kin_signature',
        type: 'signature',
        signer: 'next_of_kin',
        label: both('Next of kin', 'Familiar más cercano'),
        show_if: where('decides', 'next_of_kin'),
        need: 'always',
        may_decline: true,
      },
      technicianSigns,
    ),
  ],
})

import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { checklist, longWords, notes, words, yesNo } from './parts/questions.ts'
import { companySigns, signatures } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateField, type TemplateSection } from './template.ts'

const people: TemplateField = {
  id: 'people',
  type: 'table',
  label: both('People on site', 'Personas en el lugar'),
  need: 'always',
  columns: [
    { id: 'person', type: 'text', label: both('Name', 'Nombre'), is_needed: true },
    { id: 'work', type: 'text', label: both('Work', 'Trabajo') },
    { id: 'came', type: 'time', label: both('In', 'Entrada'), is_needed: true },
    { id: 'left', type: 'time', label: both('Out', 'Salida') },
    {
      id: 'hours',
      type: 'calculated',
      label: both('Hours', 'Horas'),
      formula: 'hours_between(came, left)',
      unit: 'h',
    },
  ],
}

const company: TemplateSection = {
  id: 'company',
  title: both('Company and people', 'Empresa y personas'),
  fields: [
    words('company_name', both('Company', 'Empresa'), { need: 'always' }),
    words('contact', both('Person in charge', 'Persona a cargo'), { need: 'always' }),
    words('contact_phone', both('Their phone', 'Su teléfono'), { need: 'always' }),
    {
      id: 'trade',
      type: 'choice',
      label: both('Trade', 'Oficio'),
      need: 'always',
      options: [
        option('plumbing', 'Plumbing', 'Plomería'),
        option('electrical', 'Electrical', 'Electricidad'),
        option('hvac', 'Heating and cooling', 'Calefacción y aire acondicionado'),
        option('roofing', 'Roofing', 'Techado'),
        option('demolition', 'Demolition', 'Demolición'),
        option('abatement', 'Asbestos or lead', 'Asbesto o plomo'),
        option('cleaning', 'Cleaning', 'Limpieza'),
        option('contents', 'Contents or moving', 'Contenidos o mudanza'),
        option('tree', 'Tree work', 'Trabajo con árboles'),
        option('other', 'Other', 'Otro'),
      ],
    },
    people,
    {
      id: 'person_hours',
      type: 'calculated',
      label: both('Total hours', 'Total de horas'),
      formula: 'sum(people, "hours")',
      unit: 'h',
    },
  ],
}

const papers: TemplateSection = {
  id: 'papers',
  title: both('Papers', 'Documentos'),
  fields: [
    yesNo(
      'coi_on_file',
      both(
        'Is a valid insurance certificate on file?',
        '¿Hay un certificado de seguro vigente en el archivo?',
      ),
    ),
    {
      id: 'coi_until',
      type: 'date',
      label: both('Valid until', 'Vigente hasta'),
      show_if: where('coi_on_file', 'yes'),
      need: 'always',
    },
    {
      id: 'no_certificate',
      type: 'info',
      label: both('Work can’t start', 'No se puede empezar'),
      text: both(
        'Call the office before anyone from this company works here.',
        'Llame a la oficina antes de que alguien de esta empresa trabaje aquí.',
      ),
      show_if: where('coi_on_file', 'no'),
    },
    words('coi_decision', both('What the office decided, and who', 'Qué decidió la oficina, y quién'), {
      show_if: where('coi_on_file', 'no'),
      need: 'always',
    }),
    ...checklist(
      [
        'workers_comp',
        'Proof of workers’ compensation was seen',
        'Se vio la prueba de compensación de trabajadores',
      ],
      ['license_seen', 'License for this work was seen', 'Se vio la licencia para este trabajo'],
      ['agreement_signed', 'Agreement with us is signed', 'El contrato con nosotros está firmado'],
      ['permit', 'Permit was seen', 'Se vio el permiso'],
    ),
    words('license_number', both('License number', 'Número de licencia')),
    words('permit_number', both('Permit number', 'Número de permiso')),
  ],
}

const scope: TemplateSection = {
  id: 'scope',
  title: both('Work and site', 'Trabajo y lugar'),
  fields: [
    longWords('work_scope', both('Work to be done', 'Trabajo por hacer'), { need: 'always' }),
    longWords('work_area', both('Where, and where not', 'Dónde sí y dónde no'), { need: 'always' }),
    {
      id: 'hazards',
      type: 'chips',
      label: both('Hazards we told them about', 'Peligros de los que avisamos'),
      need: 'always',
      options: [
        option('none', 'None known', 'Ninguno conocido'),
        option('electricity', 'Electricity near water', 'Electricidad cerca del agua'),
        option('gas', 'Gas', 'Gas'),
        option('structure', 'Weak structure', 'Estructura débil'),
        option('slip', 'Slips and trips', 'Resbalones y tropiezos'),
        option('height', 'Work at height', 'Trabajo en altura'),
        option('contaminated', 'Contaminated water or sewage', 'Agua contaminada o aguas negras'),
        option('mold', 'Mold', 'Moho'),
        option('blood', 'Blood or sharps', 'Sangre o agujas'),
        option('asbestos', 'Asbestos, known or possible', 'Asbesto, confirmado o posible'),
        option('lead', 'Lead paint, known or possible', 'Pintura con plomo, confirmada o posible'),
        option('smoke', 'Soot and smoke', 'Hollín y humo'),
        option('animals', 'Animals', 'Animales'),
      ],
    },
    ...checklist(
      ['shut_offs', 'Shut-offs and exits were shown', 'Se mostraron las llaves de paso y las salidas'],
      ['containment_rules', 'Containment rules were explained', 'Se explicaron las reglas de la contención'],
      ['ppe', 'Right protective equipment is on', 'Llevan el equipo de protección correcto'],
      ['contact_known', 'They know who to call', 'Saben a quién llamar'],
    ),
    notes,
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos'), phase: 'during' },
  ],
}

export const subcontractorCheckIn = defineTemplate({
  slug: 'subcontractor-check-in',
  code: 'F27',
  title: both('Subcontractor Check-in', 'Registro de entrada de subcontratistas'),
  sections: [
    jobHeader(),
    company,
    papers,
    scope,
    signatures(
      {
        id: 'safety_terms',
        type: 'legal',
        label: both('Working safely on our site', 'Trabajar con seguridad en nuestro sitio'),
        block: 'subcontractor_safety',
        version: 1,
      },
      {
        id: 'subcontractor_signature',
        type: 'signature',
        signer: 'subcontractor',
        label: both('Subcontractor', 'Subcontratista'),
        need: 'always',
      },
      companySigns,
    ),
  ],
})

import { foundation, outside } from './basement-assessment/foundation.ts'
import { sump } from './basement-assessment/sump.ts'
import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { longWords, yesNo } from './parts/questions.ts'
import { technicianSigns, ownerSigns, signatures } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateOption, type TemplateSection } from './template.ts'

const water: TemplateSection = {
  id: 'water',
  title: both('Basement and water', 'Sótano y agua'),
  fields: [
    {
      id: 'basement_kind',
      type: 'choice',
      label: both('Kind of basement', 'Tipo de sótano'),
      need: 'always',
      options: [
        option('finished', 'Finished', 'Terminado'),
        option('part_finished', 'Partly finished', 'Terminado en parte'),
        option('unfinished', 'Unfinished', 'Sin terminar'),
        option('crawl', 'Crawl space', 'Espacio bajo el piso'),
      ],
    },
    {
      id: 'year_built',
      type: 'number',
      label: both('Year built', 'Año de construcción'),
      min: 1600,
      max: 2100,
      decimals: 0,
    },
    yesNo('water_now', both('Is there standing water now?', '¿Hay agua estancada ahora?')),
    {
      id: 'depth',
      type: 'number',
      label: both('Depth of the water', 'Profundidad del agua'),
      unit: 'in',
      min: 0,
      max: 120,
      decimals: 1,
      show_if: where('water_now', 'yes'),
      need: 'always',
    },
    {
      id: 'entry',
      type: 'chips',
      label: both('Where water came in', 'Por dónde entró el agua'),
      need: 'always',
      options: [
        option('none', 'No water came in', 'No entró agua'),
        option('floor_joint', 'Joint of wall and floor', 'Unión de pared y piso'),
        option('wall_crack', 'Wall crack', 'Grieta en la pared'),
        option('floor_crack', 'Floor crack', 'Grieta en el piso'),
        option('sump', 'Sump overflow', 'Se desbordó el pozo de la bomba'),
        option('floor_drain', 'Floor drain or sewer', 'Desagüe del piso o alcantarilla'),
        option('window', 'Window or window well', 'Ventana o foso de la ventana'),
        option('pipe_entry', 'Where a pipe enters', 'Entrada de una tubería'),
        option('plumbing', 'Plumbing or appliance', 'Plomería o aparato'),
        option('unknown', 'Not known', 'No se sabe'),
      ],
    },
    {
      id: 'how_often',
      type: 'choice',
      label: both('How often', 'Con qué frecuencia'),
      options: [
        option('first_time', 'First time', 'Primera vez'),
        option('heavy_rain', 'In heavy rain or snowmelt', 'Con lluvia fuerte o deshielo'),
        option('yearly', 'About every year', 'Más o menos cada año'),
        option('often', 'Several times a year', 'Varias veces al año'),
        option('always', 'Always damp', 'Siempre húmedo'),
        option('unknown', 'Not known', 'No se sabe'),
      ],
    },
    { id: 'last_time', type: 'date', label: both('Last time', 'Última vez') },
    {
      id: 'water_photos',
      type: 'photos',
      label: both('Photos of where water came in', 'Fotos de por dónde entró el agua'),
      phase: 'source',
    },
  ],
}

const contractors: TemplateOption[] = [
  option('plumber', 'Plumber', 'Plomero'),
  option('waterproofing', 'Waterproofing contractor', 'Contratista de impermeabilización'),
  option('electrician', 'Electrician', 'Electricista'),
  option('engineer', 'Structural engineer', 'Ingeniero estructural'),
  option('gutters', 'Gutter or grading contractor', 'Contratista de canaletas o nivelación'),
  option('other', 'Other', 'Otro'),
]

const findings: TemplateSection = {
  id: 'findings',
  title: both('Findings', 'Resultados'),
  fields: [
    longWords('cause', both('Likely cause, and what shows it', 'Causa probable y qué la muestra'), {
      need: 'always',
    }),
    {
      id: 'advice',
      type: 'chips',
      label: both('What we recommend', 'Qué recomendamos'),
      need: 'always',
      options: [
        option('nothing', 'Nothing now', 'Nada por ahora'),
        option('dry', 'Remove water and dry', 'Sacar el agua y secar'),
        option('clean', 'Clean and disinfect', 'Limpiar y desinfectar'),
        option('sump_repair', 'Repair or replace the sump pump', 'Reparar o cambiar la bomba'),
        option('backup', 'Add a backup pump or alarm', 'Agregar una bomba de respaldo o alarma'),
        option('discharge', 'Change the discharge', 'Cambiar la descarga'),
        option('grading', 'Fix grading or downspouts', 'Arreglar el desnivel o las bajantes'),
        option('cracks', 'Have cracks repaired', 'Reparar las grietas'),
        option('sewer', 'Have the sewer line checked', 'Revisar la línea de alcantarillado'),
        option('structure', 'Have a structural engineer look', 'Consultar a un ingeniero estructural'),
        option('dehumidify', 'Run a dehumidifier', 'Usar un deshumidificador'),
      ],
    },
    {
      id: 'urgency',
      type: 'choice',
      label: both('How soon', 'Qué tan pronto'),
      need: 'always',
      options: [
        option('now', 'Today', 'Hoy'),
        option('next_rain', 'Before the next heavy rain', 'Antes de la próxima lluvia fuerte'),
        option('season', 'Within a few months', 'En unos meses'),
        option('watch', 'Keep an eye on it', 'Mantenerlo en observación'),
      ],
    },
    longWords('plan', both('What we recommend, in words', 'Qué recomendamos, en palabras')),
  ],
}

const hasReferral = where('referral_consent', 'yes')

const referral: TemplateSection = {
  id: 'referral',
  title: both('Referral to another contractor', 'Recomendación de otro contratista'),
  fields: [
    yesNo(
      'referral_offered',
      both('Do you recommend another contractor?', '¿Recomienda a otro contratista?'),
    ),
    {
      id: 'referral_trades',
      type: 'chips',
      label: both('Which kind', 'De qué tipo'),
      show_if: where('referral_offered', 'yes'),
      need: 'always',
      options: contractors,
    },
    {
      id: 'referral_company',
      type: 'short_text',
      label: both('Contractor', 'Contratista'),
      show_if: where('referral_offered', 'yes'),
    },
    {
      id: 'referral_terms',
      type: 'legal',
      label: both('Sharing your contact details', 'Compartir sus datos'),
      block: 'partner_referral',
      version: 1,
      show_if: where('referral_offered', 'yes'),
    },
    yesNo(
      'referral_consent',
      both('May we give the contractor your details?', '¿Podemos darle sus datos al contratista?'),
      {
        show_if: where('referral_offered', 'yes'),
        need: 'always',
      },
    ),
    {
      id: 'referral_shares',
      type: 'chips',
      label: both('What we may give them', 'Qué podemos darles'),
      show_if: hasReferral,
      need: 'always',
      options: [
        option('contact', 'Name and phone', 'Nombre y teléfono'),
        option('address', 'Address', 'Dirección'),
        option('report', 'This report', 'Este informe'),
        option('photos', 'Photos', 'Fotos'),
      ],
    },
    { ...ownerSigns, show_if: hasReferral },
  ],
}

export const basementAssessment = defineTemplate({
  slug: 'basement-assessment',
  code: 'F30',
  title: both('Basement and Sump Pump Assessment', 'Evaluación del sótano y de la bomba de sumidero'),
  sections: [jobHeader(), water, sump, foundation, outside, findings, referral, signatures(technicianSigns)],
})

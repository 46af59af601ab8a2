import { decisions, systems } from './fire-assessment/decisions.ts'
import { soot } from './fire-assessment/soot.ts'
import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { checklist, longWords, words, yesNo } from './parts/questions.ts'
import { signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import { defineTemplate, type TemplateSection } from './template.ts'

const release: TemplateSection = {
  id: 'release',
  title: both('Release and safety', 'Liberación y seguridad'),
  fields: [
    yesNo(
      'released',
      both('Has the fire department released the building?', '¿Los bomberos ya liberaron el edificio?'),
    ),
    {
      id: 'stay_out',
      type: 'info',
      label: both('Stay out', 'No entre'),
      text: both(
        'Do not go in until the fire department says so. Call the office.',
        'No entre hasta que los bomberos lo permitan. Llame a la oficina.',
      ),
      show_if: where('released', 'no'),
    },
    words('released_by', both('Department and officer', 'Departamento y oficial'), {
      show_if: where('released', 'yes'),
      need: 'always',
    }),
    {
      id: 'released_on',
      type: 'date',
      label: both('Released on', 'Liberado el'),
      show_if: where('released', 'yes'),
      need: 'always',
    },
    { id: 'released_at', type: 'time', label: both('At', 'A las'), show_if: where('released', 'yes') },
    words('fire_report', both('Fire report number', 'Número del informe de bomberos')),
    yesNo('investigation', both('Is an investigation still open?', '¿Sigue abierta una investigación?')),
    longWords('do_not_touch', both('What must not be touched', 'Qué no se debe tocar'), {
      show_if: where('investigation', 'yes'),
      need: 'always',
    }),
    ...checklist(
      [
        'power_off',
        'Power was checked by someone qualified',
        'Una persona calificada revisó la electricidad',
      ],
      ['gas_off', 'Gas is off or was checked', 'El gas está cortado o revisado'],
      ['water_off', 'Water is off or was checked', 'El agua está cortada o revisada'],
      ['structure', 'Floors, stairs and roof look sound', 'Pisos, escaleras y techo se ven firmes'],
      ['secured', 'Openings are boarded up or locked', 'Las aberturas están tapiadas o cerradas'],
      ['water_damage', 'Water from the fire hoses was found', 'Se encontró agua de las mangueras'],
    ),
  ],
}

const fire: TemplateSection = {
  id: 'fire',
  title: both('The fire', 'El fuego'),
  fields: [
    words('origin', both('Where it began', 'Dónde empezó'), { need: 'always' }),
    {
      id: 'burned',
      type: 'chips',
      label: both('What burned', 'Qué se quemó'),
      need: 'always',
      options: [
        option('wood_paper', 'Wood, paper, cloth', 'Madera, papel, tela'),
        option('plastic', 'Plastic or rubber', 'Plástico o goma'),
        option('food', 'Food or grease', 'Comida o grasa'),
        option('fuel_oil', 'Fuel oil (puff-back)', 'Combustible (hollín de la caldera)'),
        option('electrical', 'Wires or appliance', 'Cables o aparato'),
        option('chemicals', 'Paint or chemicals', 'Pintura o químicos'),
        option('unknown', 'Not known', 'No se sabe'),
      ],
    },
    {
      id: 'residues',
      type: 'chips',
      label: both('Residues found', 'Residuos encontrados'),
      need: 'always',
      options: [
        option('dry', 'Dry smoke', 'Humo seco'),
        option('wet', 'Wet smoke', 'Humo húmedo'),
        option('protein', 'Protein', 'Proteína'),
        option('fuel_oil', 'Fuel oil', 'Combustible'),
        option('extinguisher', 'Fire extinguisher', 'Extintor'),
        option('none', 'None', 'Ninguno'),
      ],
    },
    {
      id: 'odor',
      type: 'number',
      label: both('Odor, 0 to 5', 'Olor, de 0 a 5'),
      help: both('0 is none, 5 is unbearable.', '0 es ninguno, 5 es insoportable.'),
      min: 0,
      max: 5,
      decimals: 0,
      need: 'always',
    },
    {
      id: 'front_photo',
      type: 'photos',
      label: both('Front of the house', 'Frente de la casa'),
      least: 1,
      phase: 'arrival',
      need: 'always',
    },
    {
      id: 'origin_photos',
      type: 'photos',
      label: both('Where it began', 'Dónde empezó'),
      least: 1,
      phase: 'source',
      need: 'always',
    },
  ],
}

export const fireAssessment = defineTemplate({
  slug: 'fire-assessment',
  code: 'F15',
  title: both('Fire and Smoke Assessment', 'Evaluación de fuego y humo'),
  sections: [jobHeader(), release, fire, soot, systems, decisions, signatures(technicianSigns)],
})

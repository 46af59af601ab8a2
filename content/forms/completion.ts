import { where } from './parts/conditions.ts'
import { jobHeader } from './parts/header.ts'
import { check, checklist, longWords, mayAnswer, yesNo } from './parts/questions.ts'
import { roomOptions } from './parts/rooms.ts'
import { ownerSigns, signatures, technicianSigns } from './parts/signatures.ts'
import { both, option } from './parts/wording.ts'
import {
  defineTemplate,
  type TemplateCondition,
  type TemplateField,
  type TemplateSection,
} from './template.ts'

const work: TemplateSection = {
  id: 'work',
  title: both('Work done', 'Trabajo hecho'),
  fields: [
    { id: 'completed_on', type: 'date', label: both('Completed on', 'Terminado el'), need: 'always' },
    {
      id: 'service',
      type: 'choice',
      label: both('Kind of job', 'Tipo de trabajo'),
      need: 'always',
      options: [
        option('water', 'Water damage', 'Daños por agua'),
        option('fire', 'Fire and smoke', 'Fuego y humo'),
        option('mold', 'Mold', 'Moho'),
        option('trauma', 'Trauma or biohazard', 'Limpieza de trauma o riesgo biológico'),
        option('storm', 'Storm', 'Tormenta'),
        option('basement', 'Basement', 'Sótano'),
        option('other', 'Other', 'Otro'),
      ],
    },
    {
      id: 'work_done',
      type: 'chips',
      label: both('What we did', 'Qué hicimos'),
      need: 'always',
      options: [
        option('emergency', 'Emergency services', 'Servicios de emergencia'),
        option('extraction', 'Water extraction', 'Extracción de agua'),
        option('removal', 'Removal of materials', 'Retiro de materiales'),
        option('contents', 'Contents', 'Contenidos'),
        option('drying', 'Drying', 'Secado'),
        option('monitoring', 'Monitoring', 'Control del secado'),
        option('cleaning', 'Cleaning or antimicrobial', 'Limpieza o antimicrobiano'),
        option('containment', 'Containment', 'Contención'),
        option('debris', 'Debris removal', 'Retiro de escombros'),
        option('board_up', 'Board-up or tarp', 'Tapiado o lona'),
        option('other', 'Other', 'Otro'),
      ],
    },
    { id: 'rooms', type: 'chips', label: both('Rooms', 'Habitaciones'), options: roomOptions },
    longWords('work_note', both('Details of the work', 'Detalles del trabajo')),
  ],
}

const hasOpenItems = where('has_open_items', 'yes')

const openItems: TemplateField = {
  id: 'open_items',
  type: 'table',
  label: both('Open items', 'Pendientes'),
  show_if: hasOpenItems,
  need: 'always',
  columns: [
    { id: 'item', type: 'text', label: both('What is open', 'Qué falta'), is_needed: true },
    { id: 'place', type: 'text', label: both('Where', 'Dónde') },
    {
      id: 'who',
      type: 'choice',
      label: both('Who does it', 'Quién lo hace'),
      is_needed: true,
      options: [
        option('us', 'We do', 'Nosotros'),
        option('owner', 'Owner', 'Dueño'),
        option('contractor', 'Other contractor', 'Otro contratista'),
      ],
    },
    { id: 'due_on', type: 'date', label: both('By', 'Para el') },
    { id: 'photos', type: 'photos', label: both('Photos', 'Fotos') },
  ],
}

const walkThrough: TemplateSection = {
  id: 'walk_through',
  title: both('Walk-through', 'Recorrido'),
  fields: [
    {
      id: 'walked_with',
      type: 'choice',
      label: both('Who walked through with us?', '¿Quién hizo el recorrido con nosotros?'),
      need: 'always',
      options: [
        option('owner', 'Owner', 'Dueño'),
        option('representative', 'Someone for the owner', 'Alguien de parte del dueño'),
        option('nobody', 'No one', 'Nadie'),
      ],
    },
    {
      id: 'why_nobody',
      type: 'short_text',
      label: both('Why no one walked through', 'Por qué nadie hizo el recorrido'),
      show_if: where('walked_with', 'nobody'),
      need: 'always',
    },
    ...checklist(
      ['equipment_out', 'All our equipment is out', 'Se retiraron todos nuestros equipos'],
      ['areas_clean', 'Work areas are clean', 'Las áreas de trabajo están limpias'],
      ['debris_out', 'Debris is gone', 'Se retiraron los escombros'],
      ['contents_back', 'Contents are where we agreed', 'Los contenidos están donde se acordó'],
      ['utilities_told', 'Owner knows which utilities are off', 'El dueño sabe qué servicios están cortados'],
      ['keys_back', 'Keys and codes are returned', 'Se devolvieron llaves y códigos'],
      ['rebuild_shown', 'What is left to rebuild was shown', 'Se mostró lo que falta reconstruir'],
      ['questions_answered', 'Questions were answered', 'Se contestaron las preguntas'],
    ),
    check(
      'papers_given',
      both('Drying or clearance papers were given', 'Se entregaron los papeles de secado o de verificación'),
    ),
    yesNo('has_open_items', both('Is anything still open?', '¿Queda algo pendiente?')),
    openItems,
    {
      id: 'after_photos',
      type: 'photos',
      label: both('Photos of the finished rooms', 'Fotos de las habitaciones terminadas'),
      phase: 'after',
    },
  ],
}

const opinion: TemplateSection = {
  id: 'opinion',
  title: both('How we did', 'Qué le pareció'),
  fields: [
    {
      id: 'rating',
      type: 'number',
      label: both('Your rating, 1 to 5', 'Su calificación, de 1 a 5'),
      help: both('5 is the best. You may leave it out.', '5 es la mejor. Puede dejarla en blanco.'),
      min: 1,
      max: 5,
      decimals: 0,
    },
    longWords(
      'comment',
      both('What went well, and what should we do better?', '¿Qué salió bien y qué debemos mejorar?'),
    ),
    mayAnswer(
      'wants_call',
      both('Should the office call you about it?', '¿Quiere que la oficina le llame sobre esto?'),
    ),
    mayAnswer(
      'review_consent',
      both('May we publish your comment and rating?', '¿Podemos publicar su comentario y su calificación?'),
      {
        help: both(
          'We would show your first name, your town and the service. You can say no.',
          'Mostraríamos su nombre sin apellido, su ciudad y el servicio. Puede decir que no.',
        ),
        show_if: {
          all: [
            { field: 'comment', op: 'answered' },
            { field: 'service', op: 'is_not', value: 'trauma' },
          ],
        },
      },
    ),
  ],
}

/** No one is asked about photos after a trauma cleanup. */
const mayBeShown: TemplateCondition = { all: [{ field: 'service', op: 'is_not', value: 'trauma' }] }
const agreesToPhotos = where('photo_consent', 'yes')

const photos: TemplateSection = {
  id: 'photo_publication',
  title: both('Photos in public', 'Fotos en público'),
  show_if: mayBeShown,
  fields: [
    {
      id: 'photo_terms',
      type: 'legal',
      label: both('Showing photos of the work', 'Mostrar fotos del trabajo'),
      block: 'photo_publication',
      version: 1,
    },
    yesNo('photo_consent', both('May we show photos of the work?', '¿Podemos mostrar fotos del trabajo?')),
    {
      id: 'photo_places',
      type: 'chips',
      label: both('Where', 'Dónde'),
      show_if: agreesToPhotos,
      need: 'always',
      options: [
        option('website', 'Our website', 'Nuestro sitio web'),
        option('social_media', 'Our social media pages', 'Nuestras páginas en redes sociales'),
      ],
    },
    {
      id: 'photo_until',
      type: 'date',
      label: both('Until', 'Hasta'),
      show_if: agreesToPhotos,
      need: 'always',
    },
  ],
}

export const completion = defineTemplate({
  slug: 'completion',
  code: 'F21',
  title: both('Certificate of Completion and Satisfaction', 'Certificado de terminación y satisfacción'),
  sections: [
    jobHeader(),
    work,
    walkThrough,
    opinion,
    photos,
    signatures(
      {
        id: 'completion_terms',
        type: 'legal',
        label: both('What your signature means', 'Qué significa su firma'),
        block: 'work_completed',
        version: 1,
      },
      ownerSigns,
      technicianSigns,
    ),
  ],
})

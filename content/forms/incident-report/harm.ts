import { where, whereOneOf } from '../parts/conditions.ts'
import { longWords, words, yesNo } from '../parts/questions.ts'
import { both, option } from '../parts/wording.ts'
import type { TemplateField, TemplateSection } from '../template.ts'

const bodyParts: TemplateField = {
  id: 'body_parts',
  type: 'chips',
  label: both('Parts of the body', 'Partes del cuerpo'),
  need: 'always',
  options: [
    option('head', 'Head or face', 'Cabeza o cara'),
    option('eye', 'Eye', 'Ojo'),
    option('neck', 'Neck', 'Cuello'),
    option('back', 'Back', 'Espalda'),
    option('chest', 'Chest or belly', 'Pecho o abdomen'),
    option('shoulder', 'Shoulder or arm', 'Hombro o brazo'),
    option('hand', 'Hand or wrist', 'Mano o muñeca'),
    option('finger', 'Finger', 'Dedo de la mano'),
    option('hip', 'Hip or leg', 'Cadera o pierna'),
    option('knee', 'Knee', 'Rodilla'),
    option('foot', 'Foot or ankle', 'Pie o tobillo'),
    option('lungs', 'Breathing', 'Respiración'),
    option('whole', 'Whole body', 'Todo el cuerpo'),
  ],
}

export const injury: TemplateSection = {
  id: 'injury',
  title: both('Injury or illness', 'Lesión o enfermedad'),
  show_if: whereOneOf('kinds', 'injury', 'illness', 'exposure', 'vehicle', 'violence'),
  fields: [
    {
      id: 'privacy',
      type: 'info',
      label: both('Privacy', 'Privacidad'),
      text: both(
        'Write no diagnosis and no test result here. Those go to the office apart from this form.',
        'No escriba aquí diagnósticos ni resultados de pruebas. Esos van a la oficina, aparte de este formulario.',
      ),
    },
    yesNo('was_hurt', both('Was the employee hurt or sick?', '¿El empleado se lesionó o se enfermó?')),
    { ...bodyParts, show_if: where('was_hurt', 'yes') },
    words('harmed_by', both('What caused the injury or illness', 'Qué causó la lesión o enfermedad'), {
      show_if: where('was_hurt', 'yes'),
      need: 'always',
    }),
    {
      id: 'care',
      type: 'choice',
      label: both('Care given', 'Atención recibida'),
      need: 'always',
      options: [
        option('none', 'None', 'Ninguna'),
        option('first_aid', 'First aid on site', 'Primeros auxilios en el lugar'),
        option('clinic', 'Doctor or urgent care', 'Médico o atención de urgencia'),
        option('emergency_room', 'Emergency room', 'Sala de emergencias'),
        option('hospital', 'Stayed in the hospital', 'Hospitalización'),
      ],
    },
    words('care_place', both('Where', 'Dónde'), {
      show_if: whereOneOf('care', 'clinic', 'emergency_room', 'hospital'),
    }),
    yesNo(
      'severe',
      both(
        'Death, hospital stay, amputation or loss of an eye?',
        '¿Muerte, hospitalización, amputación o pérdida de un ojo?',
      ),
    ),
    {
      id: 'call_now',
      type: 'info',
      label: both('Call the office now', 'Llame ahora a la oficina'),
      text: both(
        'The office has to report a death to OSHA within 8 hours, and a hospital stay, an amputation or the loss of an eye within 24 hours.',
        'La oficina debe avisar a OSHA de una muerte en un plazo de 8 horas, y de una hospitalización, una amputación o la pérdida de un ojo en un plazo de 24 horas.',
      ),
      show_if: where('severe', 'yes'),
    },
    yesNo(
      'left_work',
      both('Did the employee stop work for the day?', '¿El empleado dejó de trabajar ese día?'),
    ),
  ],
}

export const exposure: TemplateSection = {
  id: 'exposure',
  title: both('Exposure', 'Exposición'),
  show_if: where('kinds', 'exposure'),
  fields: [
    {
      id: 'first_steps',
      type: 'info',
      label: both('Do this first', 'Haga esto primero'),
      text: both(
        'In an emergency, call 911. Wash the skin with soap and water, or rinse the eyes, nose or mouth with water. Then call the office. After contact with blood, the company offers a confidential medical evaluation at no cost to you.',
        'En una emergencia, llame al 911. Lávese la piel con agua y jabón, o enjuáguese los ojos, la nariz o la boca con agua. Después llame a la oficina. Después de un contacto con sangre, la empresa le ofrece una evaluación médica confidencial sin costo para usted.',
      ),
    },
    {
      id: 'exposed_to',
      type: 'chips',
      label: both('Exposed to', 'Expuesto a'),
      need: 'always',
      options: [
        option('blood', 'Blood or other body fluid', 'Sangre u otro fluido corporal'),
        option('sharp', 'Needle or other sharp', 'Aguja u otro objeto punzante'),
        option('sewage', 'Sewage', 'Aguas negras'),
        option('mold', 'Mold', 'Moho'),
        option('asbestos', 'Asbestos, known or possible', 'Asbesto, confirmado o posible'),
        option('lead', 'Lead, known or possible', 'Plomo, confirmado o posible'),
        option('chemical', 'Chemical', 'Químico'),
        option('smoke', 'Smoke or carbon monoxide', 'Humo o monóxido de carbono'),
        option('bite', 'Bite or scratch', 'Mordida o rasguño'),
      ],
    },
    words('product', both('Product or source', 'Producto u origen'), { need: 'always' }),
    {
      id: 'routes',
      type: 'chips',
      label: both('How it reached them', 'Por dónde llegó'),
      need: 'always',
      options: [
        option('puncture', 'Puncture or cut', 'Pinchazo o corte'),
        option('eyes', 'Eyes, nose or mouth', 'Ojos, nariz o boca'),
        option('broken_skin', 'Broken skin', 'Piel con heridas'),
        option('skin', 'Unbroken skin', 'Piel sana'),
        option('breathed', 'Breathed in', 'Inhalado'),
        option('swallowed', 'Swallowed', 'Tragado'),
      ],
    },
    words('device', both('Kind and brand of the sharp', 'Tipo y marca del objeto punzante'), {
      show_if: where('exposed_to', 'sharp'),
    }),
    {
      id: 'ppe',
      type: 'chips',
      label: both('Protective equipment worn', 'Equipo de protección que llevaba'),
      need: 'always',
      options: [
        option('none', 'None', 'Ninguno'),
        option('gloves', 'Gloves', 'Guantes'),
        option('goggles', 'Goggles or face shield', 'Gafas o careta'),
        option('mask', 'Respirator or mask', 'Respirador o mascarilla'),
        option('suit', 'Suit', 'Traje'),
        option('boots', 'Boots', 'Botas'),
      ],
    },
    {
      id: 'minutes',
      type: 'number',
      label: both('How long', 'Cuánto tiempo'),
      unit: 'min',
      min: 0,
      max: 1440,
      decimals: 0,
    },
    yesNo('washed', both('Was it washed or rinsed at once?', '¿Se lavó o enjuagó de inmediato?')),
    yesNo(
      'evaluation_offered',
      both('Was a medical evaluation offered?', '¿Se ofreció una evaluación médica?'),
    ),
    longWords('exposure_note', both('Details', 'Detalles')),
  ],
}

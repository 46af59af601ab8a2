import { expect, test } from 'vitest'
import { job as enJob } from './en-job.ts'
import { enVisits } from './en-visits.ts'
import { en } from './en.ts'
import { job as esJob } from './es-job.ts'
import { esVisits } from './es-visits.ts'
import { es } from './es.ts'

const english = { ...en, job: enJob, visits: enVisits }
const spanish: typeof english = { ...es, job: esJob, visits: esVisits }

/** Every sentence that names the customer, of someone who gave no name. */
function sentences({ calls, choices, desk, field, moving, request, job, visits }: typeof english) {
  return [
    choices.name(null),
    calls.open(null),
    calls.visitChanged('Ivy', null, '9 AM'),
    desk.closed(null, 'Done'),
    desk.closing(null),
    desk.assignedYou('Bo', null, '9 AM'),
    desk.wasAssigned(null),
    field.photosFor(null),
    field.toCustomer(null),
    field.customerText.refused(null),
    field.customerText.later(null),
    moving.schedule.title(null),
    moving.close.title(null),
    request.photosFrom(null),
    job.now.call(null, '(330) 555-0117'),
    job.now.callBack(null, '9 AM'),
    job.aside.resume(null),
    visits.said.moved(null, 'Tue', 'Ivy'),
    visits.said.toSchedule(null),
    visits.form.plan(null),
    visits.form.change(null),
    visits.clash.move(null),
    visits.calendar.openRequest(null),
    visits.calendar.place(null),
    visits.calendar.refused(null, 'Why.'),
    visits.calendar.moveRequest(null, 'Tue'),
  ]
}

test('every sentence reads naturally without a name', () => {
  expect(sentences(english)).toEqual([
    'Name not given',
    'Open the request',
    'Ivy changed a visit of yours, 9 AM',
    'This request is closed: Done',
    ' closing this request',
    'Bo assigned you a request, 9 AM',
    'A request was assigned to you',
    'Photos for this request',
    ' to this request',
    'No text message: the customer said no to texts.',
    'The customer gets a text message if you have signal again soon.',
    'Schedule a visit',
    'Close this request',
    'Photos of this request',
    'Call (330) 555-0117',
    'Call back by 9 AM',
    'Resume this job?',
    'Visit: Tue, Ivy',
    'The visit is to be scheduled',
    'Plan a visit',
    'Change the visit',
    'Move this visit',
    'Open the request',
    'Place this visit',
    'The visit was not placed. Why.',
    'Move this visit to Tue?',
  ])
})

test('in Spanish too', () => {
  expect(sentences(spanish)).toEqual([
    'Sin nombre',
    'Abrir la solicitud',
    'Ivy cambió una visita suya, 9 AM',
    'Esta solicitud está cerrada: Done',
    ' el cierre de esta solicitud',
    'Bo le asignó una solicitud, 9 AM',
    'Se le asignó una solicitud',
    'Fotos para esta solicitud',
    ' a esta solicitud',
    'Sin mensaje de texto: el cliente no los aceptó.',
    'El cliente recibirá un mensaje de texto si usted recupera la señal pronto.',
    'Programar una visita',
    'Cerrar esta solicitud',
    'Fotos de esta solicitud',
    'Llamar al (330) 555-0117',
    'Devolver la llamada. Plazo: 9 AM',
    '¿Reanudar este trabajo?',
    'Visita: Tue, Ivy',
    'La visita queda por programar',
    'Programar una visita',
    'Cambiar la visita',
    'Mover esta visita',
    'Abrir la solicitud',
    'Ubicar esta visita',
    'La visita no quedó ubicada. Why.',
    '¿Mover esta visita a Tue?',
  ])
})

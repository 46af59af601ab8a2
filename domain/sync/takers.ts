import { allow, narrowedTo, type Allowed } from '#domain/roles/allowed.ts'

// Whoever takes refused work over must be allowed to do it themselves.

export function workerOf(dispatcher: Allowed<'leads.assign'>) {
  return narrowedTo(dispatcher, allow(dispatcher.employee, 'leads.work'))
}

export function itemWorkerOf(dispatcher: Allowed<'leads.assign'>) {
  return narrowedTo(workerOf(dispatcher), allow(dispatcher.employee, 'intake.view'))
}

export function contentsEditorOf({ employee }: Allowed<'leads.assign'>) {
  return narrowedTo(allow(employee, 'contents.edit'), allow(employee, 'intake.view'))
}

export function roomEditorOf({ employee }: Allowed<'leads.assign'>) {
  return narrowedTo(allow(employee, 'rooms.edit'), allow(employee, 'intake.view'))
}

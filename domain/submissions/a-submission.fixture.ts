import { aForm } from '#domain/forms/a-form.fixture.ts'
import { NewSubmission } from './submission.ts'

/** A form with hours that are counted and with photos, as it is published. */
export const dailyLog = {
  slug: 'daily-log',
  definition: aForm([
    {
      fields: [
        { id: 'task', type: 'short_text', need: 'always' },
        { id: 'start', type: 'time' },
        { id: 'finish', type: 'time' },
        { id: 'hours', type: 'calculated', formula: 'hours_between(start, finish)' },
        { id: 'photos', type: 'photos' },
      ],
    },
  ]),
}

/** It filled in, as a device sends it. */
export function aSubmission(more: Partial<Record<keyof NewSubmission, unknown>> = {}): NewSubmission {
  return NewSubmission.parse({
    form: dailyLog.slug,
    version: 1,
    at: '2026-11-20T12:00:00.000Z',
    answers: { task: 'Extraction' },
    blobs: [],
    ...more,
  })
}

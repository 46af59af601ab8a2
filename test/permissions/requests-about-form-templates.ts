import { publishStandardForms } from '#domain/forms/forms.server.ts'
import { dailyLog } from '#domain/submissions/a-submission.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { sending, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const definition = { ...dailyLog.definition, title: { en: 'Log' } }

/** Requests about forms as the office works on them, each about one of its own. */
export const aboutFormTemplates: Readonly<Record<string, MakeAsk>> = {
  'GET /api/form-templates/{slug}': async (place) => ({ path: await published(place) }),
  'GET /api/form-templates/{slug}/versions': async (place) => ({
    path: `${await published(place)}/versions`,
  }),
  'GET /api/form-templates/{slug}/export': async (place) => ({ path: `${await published(place)}/export` }),
  'POST /api/form-templates/{slug}/preview': async (place) =>
    sending(`${await published(place)}/preview`, {}),
  'POST /api/form-templates': () => sending('/api/form-templates', { slug: aSlug() }),
  'PUT /api/form-templates/{slug}/draft': async (place) =>
    sending(`${await published(place)}/draft`, { revision: 0, definition }),
  'DELETE /api/form-templates/{slug}/draft': async (place) => ({
    path: `${await drafted(place)}/draft?revision=1`,
  }),
  'POST /api/form-templates/{slug}/restore': async (place) =>
    sending(`${await published(place)}/restore`, { revision: 0, version: 1 }),
  'POST /api/form-templates/{slug}/publish': async (place) =>
    sending(`${await drafted(place)}/publish`, { revision: 1 }),
  'PUT /api/form-templates/{slug}/retired': async (place) =>
    sending(`${await published(place)}/retired`, { retired: true }),
  'POST /api/legal-texts/{block}': () =>
    sending(`/api/legal-texts/${aBlock()}`, { newest: 0, en: 'We dry it.' }),
}

function aBlock() {
  return `b${newId().replaceAll('-', '_')}`
}

function aSlug() {
  return `f${newId()}`
}

/** The address of a form that came with the product. */
async function published({ world }: Place) {
  const slug = aSlug()
  await publishStandardForms(world, [{ ...dailyLog, slug }])
  return `/api/form-templates/${slug}`
}

/** The same where someone is changing it. */
async function drafted(place: Place) {
  const path = await published(place)
  await place.other.request(`${path}/draft`, { method: 'PUT', json: { revision: 0, definition } })
  return path
}

import type { World } from '#platform/world.ts'
import { chatsKeptFor } from '#domain/chat/settings/privacy.ts'
import { phrasesIn } from '#domain/chat/settings/own-phrases.ts'
import { getSettings } from '#domain/chat/settings/settings.server.ts'
import { listHeldKinds } from '#domain/certifications/certification-views.server.ts'
import { listPublished } from '#domain/chat/published/answer-views.server.ts'
import { unsayableIn } from '#domain/chat/published/sayable.ts'
import { getCompany } from '#domain/company/company.server.ts'
import { readPictureSizes } from '#domain/company/company-pictures.server.ts'
import { listPublicPeople } from '#domain/employees/public-people.server.ts'
import { readCallBacks } from '#domain/leads/calls/call-backs.server.ts'
import { listConfirmedNumbers } from '#domain/numbers/number-views.server.ts'
import { readPublishedWork } from '#domain/projects/project-views.server.ts'
import { publishedQuestion } from '#content/questions/published.ts'
import type { Page, SiteContext } from '#site/page.ts'
import { pages } from '#site/routes.ts'
import { linkTo } from './linked-pages.ts'

type Shown = Omit<SiteContext, 'publicUrl' | 'assets' | 'isDemo'>

/** Everything from the database that pages show, and when it was read. */
export async function readShown(world: World): Promise<Shown> {
  const readAt = world.now()
  const company = await getCompany(world)
  const [work, people, held, numbers, pictures, callBacks, { privacy, never_say }, published] =
    await Promise.all([
      readPublishedWork(world),
      listPublicPeople(world),
      listHeldKinds(world),
      listConfirmedNumbers(world),
      readPictureSizes(world, company),
      readCallBacks(world, company),
      getSettings(world),
      listPublished(world),
    ])
  const answers = published
    // What is forbidden meanwhile is shown no more.
    .filter((answer) => answer.also_on_faq && unsayableIn(answer, phrasesIn(never_say)).length === 0)
    .map((answer) => publishedQuestion(answer, linkTo(answer.link)?.title))
  return {
    company,
    work,
    people,
    held,
    numbers,
    pictures,
    callBacks,
    chatsKeptFor: chatsKeptFor(privacy),
    answers,
    readAt,
  }
}

const pagesOfPeople = pages.filter(({ showsPeople }) => showsPeople)
const pagesOfTimes = pages.filter(({ kind }) => kind === 'privacy')
const pagesOfPlaces = pages.filter(({ area }) => area)
const pagesOfQuestions = pages.filter(({ kind }) => kind === 'questions')

/** The pages that show people, local numbers, how long we keep things, or published answers, if these have changed. */
export function pagesChanged(before: Shown, after: Shown): readonly Page[] {
  return [
    ...(isSame(peopleOf, before, after) ? [] : pagesOfPeople),
    ...(isSame(numbersOf, before, after) ? [] : pagesOfPlaces),
    ...(before.chatsKeptFor === after.chatsKeptFor ? [] : pagesOfTimes),
    ...(isSame(answersOf, before, after) ? [] : pagesOfQuestions),
  ]
}

function isSame(part: (shown: Shown) => unknown, before: Shown, after: Shown) {
  return JSON.stringify(part(before)) === JSON.stringify(part(after))
}

function peopleOf({ people, held, callBacks }: Shown) {
  return [people, held, callBacks]
}

function numbersOf({ numbers }: Shown) {
  return numbers
}

function answersOf({ answers }: Shown) {
  return answers
}

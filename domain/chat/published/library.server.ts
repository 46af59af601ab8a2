import type { World } from '#platform/world.ts'
import type { Passage, Search, WeighWords } from '../answers/passage.ts'
import { indexOver } from '../answers/search.ts'
import type { LinkedPage } from '../unanswered/unanswered.ts'
import { listPublished, type PublishedAnswer } from './answer-views.server.ts'
import { spanishOf } from './chat-answer.ts'
import type { Editor } from './stored-answers.server.ts'

/** All that the chat can quote: what the website says, and what staff published. */
export type Library = {
  readonly search: Search
  readonly weigh: WeighWords
  /** The pages of the website that an answer can lead to. */
  readonly pages: readonly LinkedPage[]
  /** The page of the website that says most about a question. */
  closest(question: string): LinkedPage | null
  /** Reads what is published now. */
  renew(world: World): Promise<void>
}

export function listLinkedPages({ pages }: Library, _editor: Editor): LinkedPage[] {
  return [...pages]
}

/** More than are read for the list at once. */
const mostWeighed = 1000

type Site = { readonly passages: readonly Passage[]; readonly pages: readonly LinkedPage[] }

/** Nothing is published in it until it is renewed. */
export function openLibrary({ passages, pages }: Site): Library {
  const titles = new Map(pages.map(({ path, title }) => [path, title]))
  let published: readonly PublishedAnswer[] = []
  /** Made with the first question: a start waits for no search that nobody has asked yet. */
  let made: ReturnType<typeof indexOver> | undefined
  /** The list of unanswered questions weighs the same ones each time it is read. */
  const weighed = new Map<string, ReturnType<WeighWords>>()
  const closestTo = new Map<string, LinkedPage | null>()
  const index = () => (made ??= indexOver([...passages, ...published.flatMap(inItsLanguages).map(toPassage)]))

  return {
    search: (question) => index().search(question),
    weigh(question) {
      const known = weighed.get(question) ?? index().weigh(question)
      if (weighed.size >= mostWeighed) weighed.clear()
      weighed.set(question, known)
      return known
    },
    pages,
    closest(question) {
      const known = closestTo.get(question)
      if (known !== undefined) return known
      if (closestTo.size >= mostWeighed) closestTo.clear()
      const page = findClosest(question)
      closestTo.set(question, page)
      return page
    },
    async renew(world) {
      published = await listPublished(world)
      made = undefined
      weighed.clear()
      closestTo.clear()
    },
  }

  function findClosest(question: string): LinkedPage | null {
    const found = index()
      .search(question)
      .find((passage) => !passage.published)
    const path = found?.path.split('#')[0]
    const title = path && titles.get(path)
    return path && title ? { path, title } : null
  }

  /** In its Spanish version an answer is one of its own. */
  function inItsLanguages(answer: PublishedAnswer): PublishedAnswer[] {
    const spanish = spanishOf(answer)
    return spanish ? [answer, spanish] : [answer]
  }

  function toPassage({ question, answer, link, rules, language, wordings }: PublishedAnswer): Passage {
    const title = titles.get(link.split('#')[0] ?? '') ?? question
    return {
      text: answer,
      title: question,
      path: link,
      link: title,
      rules,
      language,
      isAnswer: true,
      published: { wordings },
    }
  }
}

import { questionGroupsOf, type QuestionGroup } from '#content/questions/questions.ts'
import type { Question } from '#content/questions/question.ts'
import { few, search, searchedText, tellFound } from '#content/questions/search.ts'
import type { PageProps } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { FinalCall } from '#site/parts/final-call.tsx'
import { NightClock } from '#site/parts/night-clock.tsx'
import { PageHead } from '#site/parts/page-head.tsx'
import { SearchBox } from '#site/parts/search-box.tsx'

/** All questions, or those that match what was typed. The others are rendered hidden, so that the script can show them again. */
export function QuestionsPage(props: PageProps) {
  const { page, site, visit } = props
  const { phone } = site.company
  const groups = questionGroupsOf(site.company, site.answers)
  const all = groups.flatMap(({ questions }) => questions)
  const found = new Set(search(visit.typed ?? '', all, searchedText))
  return (
    <>
      <PageHead {...props} text={page.text ?? ''} beside={<NightClock />} />
      <div data-module={site.assets.urls.modules.questions}>
        <section className="search-strip" id="search">
          <div className="wrap">
            <SearchBox action="/faq#search" label="Search the questions" typed={visit.typed} />
            <p className="hint" role="status">
              {tellFound(found.size, all.length)}
            </p>
          </div>
        </section>
        <div className="wrap asked">
          <Index groups={groups} found={found} />
          <div>
            <div className="none" hidden={found.size > 0}>
              <h2>No results</h2>
              <p>No question here uses those words. Call us and ask. We answer day and night.</p>
              <CallButton phone={phone} />
              <p>
                <a href="/faq" data-clear="">
                  Show all questions
                </a>
              </p>
            </div>
            {groups.map((group) => (
              <Group key={group.slug} group={group} found={found} />
            ))}
          </div>
        </div>
      </div>
      <FinalCall phone={phone} />
    </>
  )
}

type Shown = { readonly found: ReadonlySet<Question> }

function Index({ groups, found }: Shown & { groups: readonly QuestionGroup[] }) {
  return (
    <nav aria-label="Groups of questions" hidden={found.size === 0}>
      <ol>
        {groups.map(({ slug, title, questions }) => (
          <li key={slug} hidden={!questions.some((each) => found.has(each))}>
            <a href={`#${slug}`}>{title}</a>
            <span>{questions.filter((each) => found.has(each)).length}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Group({ group: { slug, title, questions }, found }: Shown & { group: QuestionGroup }) {
  return (
    <section id={slug} hidden={!questions.some((each) => found.has(each))}>
      <h2>{title}</h2>
      {questions.map((each) => (
        <Answered key={each.id} question={each} isHidden={!found.has(each)} isOpen={found.size <= few} />
      ))}
    </section>
  )
}

type AnsweredProps = { question: Question; isHidden: boolean; isOpen: boolean }

/** The id is on the answer, because a browser opens the details element around the target of a link. */
function Answered({ question: { id, question, answer, link, language }, isHidden, isOpen }: AnsweredProps) {
  return (
    <details lang={language} hidden={isHidden} open={isOpen}>
      <summary>{question}</summary>
      <div id={id}>
        <p>{answer}</p>
        {link && (
          <p>
            <a href={link.path}>{link.label}</a>
          </p>
        )}
      </div>
    </details>
  )
}

import type { Company } from '#domain/company/company.ts'
import {
  basementRestoration,
  crawlSpace,
  materials,
  sumpTest,
  waysIn,
  whoDoesWhat,
} from '#content/guides/basement-restoration.ts'
import type { Page } from '#site/page.ts'
import { AwayLink } from '#site/parts/away-link.tsx'
import { KeyedFigure, Marks, Parts, Rows } from './key.tsx'
import { factorsTopic, insuranceTopic } from './money.tsx'
import type { Topic } from './topic.tsx'
import { questionsTopic } from './questions.tsx'
import { routeTopic } from './route.tsx'

export function basementTopics({ questions = [] }: Page, company: Company): Topic[] {
  const parts = waysIn.map(({ tell, text, ...way }) => ({ ...way, text: `${tell} ${text}` }))
  return [
    {
      id: 'ways-in',
      title: 'How did the water get in?',
      note: 'Four ways it can happen. How it got in decides what has to go and who else to call',
      tone: 'sheet',
      body: <KeyedFigure drawing={<BasementSection />} parts={parts} />,
    },
    routeTopic(basementRestoration, {
      title: 'What we do, step by step',
      note: 'Six steps, and the paper you get at each one',
      tone: 'ink',
    }),
    {
      id: 'whose-work',
      title: 'What we do, and what a waterproofer does',
      note: 'We clean up what the water damaged. Other contractors keep it from coming back',
      body: <WhoDoesWhat company={company} />,
    },
    {
      id: 'sump-test',
      title: 'How to test your sump pump',
      note: 'What you can check yourself in dry weather',
      tone: 'sheet',
      body: (
        <ol className="checks">
          {sumpTest.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      ),
    },
    {
      id: 'crawl-space',
      title: 'Crawl spaces',
      note: 'What we look for, and why you shouldn’t go in',
      body: <Parts parts={crawlSpace} />,
    },
    {
      id: 'materials',
      title: 'Materials for a basement that may flood again',
      note: 'What FEMA’s Technical Bulletin 2 accepts. Your building department has the final say',
      tone: 'sheet',
      body: (
        <Rows
          rows={materials.map(({ part, accepted, notAccepted }) => ({
            title: part,
            texts: [`Accepted: ${accepted}.`, `Not accepted: ${notAccepted}.`],
          }))}
        />
      ),
    },
    insuranceTopic(basementRestoration, 'Insurance'),
    factorsTopic(basementRestoration, 'Time and cost'),
    questionsTopic(questions, 'Questions'),
  ]
}

function WhoDoesWhat({ company }: { company: Company }) {
  const plumber = company.partner_links.find(({ label }) => /plumb/i.test(label))
  return (
    <div className="parts">
      {whoDoesWhat.map(({ who, tasks }) => (
        <div key={who}>
          <h3>{who}</h3>
          <ul className="ticks">
            {tasks.map((task) => (
              <li key={task}>{task}</li>
            ))}
            {plumber && /plumb/i.test(who) && (
              <li>
                <AwayLink url={plumber.url}>{plumber.label}</AwayLink>
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}

/** A basement cut open, with the ground outside it. */
function BasementSection() {
  return (
    <svg className="section-drawing" viewBox="0 0 320 270" aria-hidden="true">
      <path className="earth" d="M0 72h78v26h32v128h210v44H0z" />
      <path className="wet-earth" d="M0 158c20-6 36 6 56 0s34-4 54 0v68h210v44H0z" />
      <path className="pit" d="M160 214h44v44h-44zM244 214h18v12h58v14h-76z" />
      <path className="water" d="M124 204h182v10h-44v26h-18v-26h-40v44h-44v-44h-36z" />
      <path
        className="walls"
        d="M110 226V20M124 214V20M110 226h50M124 214h36v44h44v-44h40v26h76M204 226h40M262 214v12h58M262 214h58M124 66h196M60 72h50M78 72v26h32"
      />
      <path className="walls" d="M110 76h14v18h-14zM116 112l4 8-6 8 5 8-4 8" />
      <path className="pipe" d="M182 242V50H88m8-6-8 6 8 6M172 242h20v14h-20z" />
      <path
        className="flow"
        d="M98 130h34m-6-5 6 5-6 5M100 248l36-40m-1 9 1-9-9 2M196 246v-48m-5 6 5-6 5 6M253 234v-48m-5 6 5-6 5 6"
      />
      <Marks
        at={[
          [148, 130],
          [152, 190],
          [232, 178],
          [274, 178],
        ]}
      />
    </svg>
  )
}

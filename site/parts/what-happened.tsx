import type { ReactNode } from 'react'
import { dangerLine } from '#domain/safety/first-steps.ts'
import { serviceNamed } from '#domain/services/services.ts'
import { ways, type Answer } from '#domain/services/what-happened.ts'
import { losses, type Loss } from '#domain/leads/losses.ts'
import { contactPath } from '#site/brought-by.ts'
import type { IconName } from '#look/drawings.ts'
import { Icon } from '#look/icons.tsx'
import { CallButton } from './call-button.tsx'

/**
 * Two questions, and the first thing to do. Each answer stands right behind its choice, so it is read next; the style
 * sheet shows what belongs to the choice made, and where that fails everything is in view, in order.
 */
export function WhatHappened({ phone }: { phone: string }) {
  return (
    <fieldset className="what">
      <legend className="unseen">What happened?</legend>
      <p className="danger">
        <a href="tel:911">{dangerLine}</a>
      </p>
      <div className="chips kinds">
        {ways.map((way) => (
          <Choice key={way.loss} name="loss" value={way.loss} label={labelOf(way.loss)} icon={way.loss}>
            {'ask' in way ? (
              <fieldset className="causes">
                <legend>{way.ask}</legend>
                <div className="chips" aria-live="polite">
                  {way.causes.map((cause) => (
                    <Choice key={cause.value} name={way.loss} value={cause.value} label={cause.label}>
                      <DoFirst answer={cause} loss={way.loss} phone={phone} />
                    </Choice>
                  ))}
                </div>
              </fieldset>
            ) : (
              <DoFirst answer={way.answer} loss={way.loss} phone={phone} />
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

type ChoiceProps = { name: string; value: string; label: string; icon?: IconName; children: ReactNode }

function Choice({ name, value, label, icon, children }: ChoiceProps) {
  return (
    <div className="choice">
      <label>
        <input type="radio" name={name} value={value} />
        <span>
          {icon && <Icon name={icon} />}
          {label}
        </span>
      </label>
      <div className="then">{children}</div>
    </div>
  )
}

function DoFirst({ answer, loss, phone }: { answer: Answer; loss: Loss; phone: string }) {
  const { call, service } = answer
  const [first, second] = answer.steps
  return (
    <div className="do-first">
      <h3>First</h3>
      <p className="order">{first?.text}</p>
      {second && <p>{second.text}</p>}
      <div className="head-call">
        {call === '911' ? (
          <a className="call alarm" href="tel:911">
            <Icon name="phone" />
            Call 911
          </a>
        ) : (
          <CallButton phone={phone} />
        )}
        {call === 'us' && (
          <a className="quiet" href={contactPath({ loss, page: '/services' })}>
            Have us call you back
          </a>
        )}
        {service && (
          <a className="quiet" href={`/services/${service}`}>
            {serviceNamed(service)}: what comes next
          </a>
        )}
      </div>
    </div>
  )
}

function labelOf(loss: Loss) {
  return losses.find(({ value }) => value === loss)?.label ?? ''
}

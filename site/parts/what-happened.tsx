import type { ReactNode } from 'react'
import { dangerLine } from '#domain/safety/first-steps.ts'
import { serviceNamed } from '#domain/services/services.ts'
import { losses, type Answer } from '#domain/services/what-happened.ts'
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
        {losses.map((loss) => (
          <Choice key={loss.kind} name="loss" value={loss.kind} label={loss.label} icon={iconOf(loss.kind)}>
            {'ask' in loss ? (
              <fieldset className="causes">
                <legend>{loss.ask}</legend>
                <div className="chips" aria-live="polite">
                  {loss.causes.map((cause) => (
                    <Choice key={cause.value} name={loss.kind} value={cause.value} label={cause.label}>
                      <DoFirst answer={cause} phone={phone} />
                    </Choice>
                  ))}
                </div>
              </fieldset>
            ) : (
              <DoFirst answer={loss.answer} phone={phone} />
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

function DoFirst({ answer, phone }: { answer: Answer; phone: string }) {
  const { call, service } = answer
  const [first, second] = answer.steps
  return (
    <div className="do-first">
      <h3>First</h3>
      <p className="order">{first}</p>
      {second && <p>{second}</p>}
      <div className="head-call">
        {call === '911' ? (
          <a className="call alarm" href="tel:911">
            <Icon name="phone" />
            Call 911
          </a>
        ) : (
          <CallButton phone={phone} />
        )}
        {service && (
          <a className="quiet" href={`/services/${service}`}>
            {serviceNamed(service)}: what comes next
          </a>
        )}
        {!service && call === 'us' && (
          <a className="quiet" href="/contact">
            Send us photos of it
          </a>
        )}
      </div>
    </div>
  )
}

function iconOf(kind: (typeof losses)[number]['kind']): IconName {
  return kind === 'not-sure' ? 'all-services' : kind
}

import { losses } from '#domain/leads/losses.ts'
import { lossSteps } from '#domain/safety/loss-steps.ts'
import { Icon } from '#look/icons.tsx'
import { Remarks } from './fields.tsx'

type Props = { readonly value: string | undefined; readonly errors: readonly string[] | undefined }

/**
 * What happened, as one group of radio buttons. Below it stand the two lines on staying safe, all in one place: the style sheet
 * shows those of the choice, so nothing moves and no script is needed.
 */
export function LossChoices({ value, errors }: Props) {
  return (
    <>
      <fieldset className="losses">
        <legend>What happened?</legend>
        <Remarks name="loss" errors={errors} />
        <div className="loss-grid">
          {losses.map((loss, index) => (
            <label key={loss.value}>
              <input
                type="radio"
                id={index === 0 ? 'loss' : undefined}
                name="loss"
                value={loss.value}
                defaultChecked={loss.value === value}
                aria-describedby={`brief-${loss.value}`}
              />
              <span>
                <Icon name={loss.value} />
                {loss.label}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="briefs">
        <p>Not sure? Pick the closest one.</p>
        {losses.map((loss) => (
          <p key={loss.value} id={`brief-${loss.value}`}>
            {lossSteps[loss.value].brief[0].text} <br />
            {lossSteps[loss.value].brief[1].text}
          </p>
        ))}
      </div>
    </>
  )
}

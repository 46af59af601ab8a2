import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PinForm } from '../device/pin-form.tsx'
import { useSession } from '../session/session.ts'
import { pinTriesLeft, removePin } from '../store/phone-pin.ts'
import { button } from '../ui/button.ts'
import { FormSection, Wide } from '../ui/form-section.tsx'
import { notify } from '../ui/notify.ts'
import { useHandOverWords } from '../words/use-hand-over-words.ts'

/** The PIN with which someone takes this phone back from a customer who signs on it. */
export function PhonePinPart() {
  const session = useSession()
  if (session.state !== 'signed-in') return null
  return <PhonePin personId={session.user.id} />
}

function PhonePin({ personId }: { personId: string }) {
  const { pin: words } = useHandOverWords()
  const [isChanging, setChanging] = useState(false)
  const left = useQuery({ queryKey: ['phone-pin', personId], queryFn: () => pinTriesLeft(personId) })
  const isSet = typeof left.data === 'number'

  function done(said: string) {
    notify(said)
    setChanging(false)
    void left.refetch()
  }

  async function remove() {
    await removePin(personId)
    done(words.removed)
  }

  return (
    <FormSection title={words.title} lead={words.lead}>
      <Wide>
        {isSecureContext ? (
          <>
            <p className="mb-4 font-semibold">
              {isSet ? (left.data === 0 ? words.spent : words.set) : words.none}
            </p>
            {isChanging || left.data === null ? (
              <PinForm
                personId={personId}
                onDone={() => done(words.saved)}
                onCancel={isSet ? () => setChanging(false) : undefined}
              />
            ) : (
              <div className="flex flex-wrap gap-2">
                <button type="button" className={button('plain')} onClick={() => setChanging(true)}>
                  {words.change}
                </button>
                <button type="button" className={button('quiet')} onClick={() => void remove()}>
                  {words.remove}
                </button>
              </div>
            )}
          </>
        ) : (
          <p>{words.unable}</p>
        )}
      </Wide>
    </FormSection>
  )
}

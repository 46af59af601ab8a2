import { aForm } from '#domain/forms/a-form.fixture.ts'
import { authorizationPrefix, dryingCertificate, noticeForm, waiverForm, withdrawal } from './gate-forms.ts'

const owner = { id: 'owner_signature', type: 'signature', signer: 'owner', need: 'always', may_decline: true }

/** The forms that stages ask for, as short as they can be. */
export const gatePapers = [
  ...(['OH', 'PA'] as const).map((state) => ({
    slug: `${authorizationPrefix}${state === 'OH' ? 'ohio' : 'pennsylvania'}`,
    definition: {
      ...aForm([{ fields: [{ id: 'form_date', type: 'date' }, owner] }]),
      title: { en: `Work authorization, ${state}` },
      states: [state],
    },
  })),
  {
    slug: noticeForm,
    definition: aForm([
      {
        fields: [
          { id: 'signed_on', type: 'date' },
          { id: withdrawal, type: 'signature', signer: 'owner' },
        ],
      },
    ]),
  },
  {
    slug: waiverForm,
    definition: aForm([
      { fields: [{ id: 'decision', type: 'short_text' }, { id: 'statement', type: 'handwriting' }, owner] },
    ]),
  },
  {
    slug: 'property-condition',
    definition: aForm([{ fields: [owner] }]),
  },
  { slug: dryingCertificate, definition: aForm([{ fields: [{ id: 'exceptions', type: 'long_text' }] }]) },
]

export const handwritten = {
  ink: { height: 400, strokes: [[100, 100, 0, 300, 120, 40]] },
  at: '2026-11-20T12:00:00.000Z',
}

/** A refusal to sign, before a witness. */
export const declinedAt = (at: string) =>
  ({ way: 'declined', name: 'Nora Trillium', at, reason: 'Asks her son', witness: 'Ivy Starling' }) as const

/** A signature that was typed, as a device sends it. */
export function signedAt(at: string, name = 'Nora Trillium') {
  const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'email' }
  return { way: 'typed', name, at, ...consent } as const
}

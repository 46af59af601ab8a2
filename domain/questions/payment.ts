import type { QuestionInGroup } from './question.ts'

export const payment: readonly QuestionInGroup[] = [
  {
    id: 'will-insurance-pay',
    question: 'Will my insurance pay?',
    answer:
      'Only your insurer can say. Much turns on where the water or smoke came from, and floods, sewers and sumps often need a policy or rider of their own. We record what we find in photos and readings; we do not decide about coverage.',
    services: ['water-damage'],
  },
  {
    id: 'call-insurer-first',
    question: 'Do I call you or my insurer first?',
    answer:
      'If damage is still growing, whoever can stop it. Policies ask you to prevent further damage and to report soon, so do both the same day. Write down the claim number.',
    services: [],
  },
  {
    id: 'insurers-vendor',
    question: 'Must I use the company my insurer names?',
    answer:
      'As a rule the choice is yours. Some policies have terms about it, so read yours or ask your agent before anyone starts.',
    services: [],
  },
  {
    id: 'billing-insurance',
    question: 'Do you take insurance?',
    answer:
      'Insurance is one of the ways to pay, besides cash and credit card. The agreement is still with you, so ask before you sign how payment works for your claim and what may remain for you.',
    services: [],
  },
  {
    id: 'deductible',
    question: 'What about the deductible?',
    answer:
      'It is your share of a covered loss. When and to whom you pay it depends on how your insurer settles, so ask your adjuster. Be wary of anyone who offers to make it vanish.',
    services: [],
  },
  {
    id: 'what-it-costs',
    question: 'What will it cost?',
    answer:
      'Nobody honest can say before seeing it. It depends on how far the damage went, what the water or smoke was, and what has to come out. Ask for the scope in writing before the work begins.',
    services: [],
  },
]

import type { QuestionInGroup } from './question.ts'

export const payment: readonly QuestionInGroup[] = [
  {
    id: 'will-insurance-pay',
    question: 'Will my insurance pay?',
    answer:
      'Only your insurance company can say. A lot depends on where the water or smoke came from. Floods, sewer backups and sump failures often need a separate policy or an endorsement. We give you photos and readings for your claim, but we don’t decide what your policy pays.',
    rules: ['ask-office'],
    services: ['water-damage'],
  },
  {
    id: 'call-insurer-first',
    question: 'Do I call you or my insurer first?',
    answer:
      'If the damage is still growing, first call someone who can stop it. Then report it to your insurer the same day. Most policies ask you to report promptly and to take reasonable steps against more damage. Write down the claim number and keep your receipts.',
    rules: ['tell-insurer'],
    services: [],
  },
  {
    id: 'throw-things-out',
    question: 'Can I throw things out before the adjuster comes?',
    answer:
      'Yes, if they’re a danger to health, such as spoiled food. Take photos from dry ground first, and make a list. Leave anything soaked with sewage or floodwater to us, and ask us to save samples of carpet and drywall. If something can safely wait, ask your insurer first.',
    rules: ['photos-first', 'sewage', 'dirty-floodwater', 'discard-soaked', 'tell-insurer'],
    services: [],
  },
  {
    id: 'insurers-vendor',
    question: 'Do I have to use my insurer’s contractor?',
    answer:
      'As a rule, the choice is yours. Some policies have terms about it. Read yours, or ask your agent before any work starts.',
    rules: ['ask-office', 'tell-insurer'],
    services: [],
  },
  {
    id: 'billing-insurance',
    question: 'Do you take insurance?',
    answer:
      'Yes. We also take cash and credit cards. Your agreement is with us, not with your insurer. Before you sign, ask us how payment works for your claim and what you may have to pay yourself.',
    rules: ['read-contract', 'ask-office'],
    services: [],
  },
  {
    id: 'deductible',
    question: 'Who pays my deductible?',
    answer:
      'You do. It’s your share of a covered loss, and your policy sets the amount. Ask your adjuster when and to whom you pay it. Be careful with any contractor who offers to make it go away.',
    rules: ['tell-insurer', 'ask-office'],
    services: [],
  },
  {
    id: 'what-it-costs',
    question: 'How much will it cost?',
    answer:
      'We can’t say before we see it. The cost depends on how far the damage went, how dirty the water or smoke was, and what has to come out. Ask for the scope and the price terms in writing before work begins.',
    rules: ['read-contract'],
    services: [],
  },
]

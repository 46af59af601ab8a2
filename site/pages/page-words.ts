import type { PageWords } from '#site/page.ts'

type Words = PageWords & { readonly text?: string }

export const home: Words = {
  title: 'Disaster Restoration in Northeast Ohio and Western PA, 24/7',
  description:
    'Veteran-owned disaster restoration for Northeast Ohio and Western Pennsylvania: water, fire, mold, trauma and basements, day and night.',
  heading: 'MISSION: RESTORE',
  crumb: 'Home',
}

export const contact: Words = {
  title: 'Request Service or Call, Day and Night',
  description:
    'Call us around the clock, or leave a name and a number and we call you back. Photos can follow later.',
  heading: 'We’ll call you back',
  crumb: 'Contact',
}

export const receipt: Words = {
  title: 'We have your request',
  description: 'What happens now, and what to do until we call.',
  heading: 'We have your request',
  crumb: 'Your request',
}

export const notFound: Words = {
  title: 'Page Not Found',
  description: 'There is no page at this address. Call us, or start from the services and places we cover.',
  heading: 'Off the map',
  crumb: 'Not found',
}

export const find: Words = {
  title: 'Find Your Town or an Answer',
  description: 'Type a town, a ZIP code or what happened, and go straight to the page for it.',
  heading: 'Where are you, or what happened?',
  crumb: 'Find',
}

export const about: Words = {
  title: 'About Us: Veteran Owned and Operated',
  description:
    'Who runs your job, how it goes from the first call to the last signature, what is on the truck, and which papers you keep.',
  heading: 'Led by a veteran, run by the checklist',
  crumb: 'About',
}

export const services: Words = {
  title: 'All Restoration Services',
  description:
    'Water damage, fire damage, mold remediation, trauma cleanup and basement restoration, day and night.',
  heading: 'Five kinds of damage, one number to call',
  crumb: 'Services',
  text: 'Pick what looks closest to what you see. If it is two things at once, or none of them, call and describe it: the right name can wait until someone has looked.',
}

export const certifications: Words = {
  title: 'Our Commitments and Certifications',
  description:
    'Eight promises with a way to hold us to each, the registers in which you can look up any restoration firm, and the standards of the trade.',
  heading: 'Do not take our word for it',
  crumb: 'Our Commitments',
}

export const projects: Words = {
  title: 'Restoration Projects',
  description:
    'Finished restoration work in Northeast Ohio and Western Pennsylvania: the same spot before and after, what the meter read, what it taught us.',
  heading: 'Work we can show',
  crumb: 'Projects',
  text: 'Finished jobs, each with two photos of the same spot, the readings, and the equipment. A project appears only when its owner has agreed in writing.',
}

export const privacy: Words = {
  title: 'Privacy and Website Terms',
  description:
    'What happens to the name, the number and the photos that you send us, how long they are kept, and the terms of this website.',
  heading: 'What you send us stays work',
  crumb: 'Privacy',
}

export const faq: Words = {
  title: 'Questions and Answers',
  description: 'Short answers to what people ask first about water, fire, mold, trauma and basements.',
  heading: 'Asked at two in the morning',
  crumb: 'FAQ',
  text: 'Is it an emergency? If water still runs, if the power is in doubt, or if you cannot sleep in the house, treat it as one and call. If anyone is in danger, call 911 before you call us.',
}

export const testimonials: Words = {
  title: 'Testimonials',
  description:
    'How we are rated, what customers wrote, the rules by which a review is printed here, and how to send yours.',
  heading: 'In their words, not ours',
  crumb: 'Testimonials',
}

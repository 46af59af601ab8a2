import { emergency, inEnglish, inSpanish, person, quote, type Asked } from './asked.ts'

/** Written before anything was tuned, and not looked at while tuning: it shows what happens with questions nobody foresaw. */
export const heldOut: readonly Asked[] = [
  inEnglish(
    'my basment is floding and the sump pmp quit what do i do',
    quote(
      '/faq#sump-failed',
      '/services/basement-restoration#sump',
      '/services/water-damage#sump-pump',
      '/services/basement-restoration#now',
    ),
  ),
  inEnglish(
    'theres poop water coming out of the shower drain help',
    quote('/faq#sewage-backup', '/services/water-damage#sewage', '/services/basement-restoration#sewage'),
  ),
  inEnglish(
    'can i run my shopvac and fans to dry the carpet out',
    quote('/faq#why-not-fans', '/services/water-damage#now', '/services/water-damage#until-dry'),
  ),
  inEnglish('i smell gass in the kitchen after the flood', emergency('gas')),
  inEnglish('smoke comming from the outlet behind tv', emergency('fire', 'electricity')),
  inEnglish('my husband fell down the stairs in the water and isnt moving', emergency('hurt')),
  inEnglish('co detector keeps going off and we all have headaches', emergency('carbon-monoxide')),
  inEnglish('how much u charge to dry out a basement', person('price')),
  inEnglish('is state farm gonna cover this', person('coverage')),
  inEnglish('is it ok for my kids to sleep here tonight theres sewage smell', person('safety')),
  inEnglish('wheres the main water shutoff i cant find it', quote('/services/water-damage#shut-it-off')),
  inEnglish(
    'firemen just left can we go get our stuff',
    quote('/faq#back-in-after-fire', '/services/fire-damage#now'),
  ),
  inEnglish(
    'do you guys come out to struthers on a sunday nite',
    quote('/service-areas/struthers-oh', '/faq#nights'),
  ),
  inEnglish(
    'theres black stuff growing behind my sons bed is it mold do i need a test',
    quote('/faq#test-for-mold', '/services/mold-remediation#testing'),
  ),
  inEnglish('do yall buy houses', person('nothing')),
  inSpanish(
    'se me rompio un tubo y hay agua por todos lados que ago',
    quote(
      '/services/water-damage#burst-pipe',
      '/services/water-damage#shut-it-off',
      '/services/water-damage#now',
      '/faq#what-first',
    ),
  ),
  inSpanish('uele a gas en mi casa', emergency('gas')),
  inSpanish('mi mama esta atrapada en el sotano y el agua sube', emergency('trapped')),
  inSpanish('salen chispas del enchufe mojado', emergency('electricity', 'electricity-in-water')),
  inSpanish('se esta kemando la cosina', emergency('fire')),
  inSpanish('mi hijo esta inconciente', emergency('hurt')),
  inSpanish('cuanto cuesta limpiar el moho', person('price')),
  inSpanish('el seguro me va a pagar esto?', person('coverage')),
  inSpanish(
    'puedo limpiar el moho yo mismo con cloro',
    quote('/faq#clean-mold-myself', '/faq#bleach-or-paint', '/services/mold-remediation#yourself'),
  ),
  inSpanish(
    'salio agua del drenaje en el sotano que asco que hago',
    quote('/faq#sewage-backup', '/services/water-damage#sewage', '/services/basement-restoration#sewage'),
  ),
  inSpanish('cuando puedo entrar a la casa despues del incendio', quote('/faq#back-in-after-fire')),
  inSpanish('trabajan en la noche los domingos', quote('/faq#nights')),
  inSpanish('tengo que firmar algo antes de que empiesen', quote('/faq#what-i-sign')),
  inSpanish('es seguro quedarnos en la casa con los niños', person('safety')),
  inSpanish('cuanto tarda en secarse', quote('/faq#how-long-to-dry')),
]

/** Written when suicide, poison, gas and power were added, and first scored after that: docs/answers.md says how. */
export const heldOutLater: readonly Asked[] = [
  inEnglish('my toddler drank drain cleaner', emergency('hurt')),
  inEnglish('i cant feel his heartbeat', emergency('hurt')),
  inEnglish('i dont want to be alive anymore', emergency('suicidal')),
  inEnglish('thinking of ending my life', emergency('suicidal')),
  inEnglish('when can the electric be switched on again', person('safety')),
  inEnglish('is the black water from the drain harmful', person('safety')),
  inSpanish('mi hija se trago unas pastillas', emergency('hurt')),
  inSpanish('no le encuentro el pulso', emergency('hurt')),
  inSpanish('ya no quiero seguir viviendo', emergency('suicidal')),
  inSpanish('pienso en quitarme la vida', emergency('suicidal')),
  inSpanish('cuando puedo encender la electricidad otra vez', person('safety')),
  inSpanish('hay que cerrar la llave del gas', person('safety')),
]

/** Nobody is in danger in these. */
export const harmlessHeldOut: readonly string[] = [
  'my gas bill went up after the flood',
  'we had a fire last year and it still smells',
  'do you clean up after kitchen fires',
  'fire dept already left everybody is fine',
  'do i need a new carbon monoxide detector',
  'does the gas company have to come out after a flood',
  'our firewood got wet',
  'the electricity is already off',
  'the fireplace leaks when it rains',
  'nobody got hurt thank god',
  'me llego la cuenta de gas muy alta',
  'limpian despues de un incendio?',
  'el incendio fue la semana pasada',
  'ya cortaron la luz',
  'nadie esta herido gracias a dios',
]

import { plainLetters } from '../hearing/spelling.ts'

/** “I’m outside”, “we all got out”; not “we are out of power”. */
const isOut =
  /\b(?:(?:i|im|ive|we|weve|were|everyone|everybody|everyones|all of us)(?: (?:am|are|is|have|has|got|all|now|safely))* (?:out|outside|safe)\b(?! of (?!(?:the|here|there|it)\b))|got (?:everyone|everybody|us|them|the kids) out|(?:i|we)(?: have|ve)? left|(?:standing|waiting|sitting) outside|(?:outside|out) now|(?:estoy|estamos|estan todos|todos estan|todos) (?:ya )?(?:afuera|fuera|a salvo)|(?:ya )?sali(?:mos)?\b|ya estamos (?:afuera|fuera)|salieron todos|ya salieron)/

/** Someone is still in it, or it is no more than a wish. */
const isNotYet =
  /\b(?:not|cant|cannot|couldnt|didnt|havent|isnt|arent|no|never|nobody|except|but|still|trapped|stuck|inside|if|should|pero|menos|todavia|aun|atrapad[oa]s?|adentro|dentro|nadie|falta)\b/

/** Whether someone who told of danger tells that they are out of it. Where there is any doubt, they are taken to be in it. */
export function tellsOfBeingOut(text: string): boolean {
  const said = plainLetters(text)
  return isOut.test(said) && !isNotYet.test(said) && !said.includes('?')
}

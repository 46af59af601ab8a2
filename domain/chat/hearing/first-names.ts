/** Given names that are common here and mean nothing else, in plain letters: whoever types all in small letters types names so too. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abigail adam adriana alan alejandra alejandro alex alexander alexis alfredo alicia allison amanda amber amy ana andrea andrew angela
angelica anita ann anna anne annie anthony antonio ashley austin barbara beatriz becky benjamin bernard beth betty beverly bob bobby bradley brandon
brenda brian brittany bruce bryan carl carla carlos carmen carol carolina caroline carolyn catherine cesar charles charlotte cheryl chris christian
christina christine christopher cindy claudia connie courtney craig crystal cynthia daniel daniela danielle darlene david deborah debra denise dennis
diana diane diego donald donna doris dorothy doug douglas dylan eddie eduardo edward eileen elena elizabeth ellen emily emma enrique eric erica ernesto
esther ethan eugene evelyn felipe fernando frances francisco gabriel gabriela gary george gerald gina gloria gonzalo gregory guadalupe guillermo gustavo
harold heather hector helen henry howard isabel ivan jacob jacqueline james jamie janet janice jason javier jeff jeffrey jennifer jeremy jerry jessica
jesus jill jim jimmy joan joe joel john johnny jonathan jorge jose joseph joshua joyce juan juana juanita judith judy julia julian julie julio justin
karen karina katherine kathleen kathy katie keith kelly kenneth kevin kim kimberly kristen kyle larry laura lauren laurie leonard leticia linda lisa
logan lori louis lucas lucia luis luz lynn madison manuel marcela marco marcos marcus margaret margarita maria mariana marie marilyn mario marisol
marjorie martha martin mary matt matthew maureen megan melissa michael michelle miguel mike monica nancy natalia natalie nathan nicholas nicole norma
olivia oscar pablo pamela patricia patrick paul paula pedro peggy peter philip phillip phyllis rachel rafael ralph ramon randy raul raymond rebecca
regina ricardo richard rita robert roberto rodrigo roger ronald rosa rosalinda roy russell ruth ryan salvador samantha samuel sandra sara sarah scott
sean sergio sharon shawn sheila sherry shirley silvia sofia sonia stacy stephanie stephen steve steven susan suzanne sylvia tammy teresa terry theresa
thomas tiffany timothy tina tony tracy tyler valeria valerie vanessa veronica victor victoria vincent virginia walter wanda wayne wendy willie yolanda
zachary`.split(/\s+/),
)

/**
 * What places a book: the bookshelves that mean a category, named by their beginning and without
 * "Category:", and the words of subject headings, by their beginning, in lower case without accents.
 * Words of up to four letters are whole words; a phrase counts in place of the words in it. "maybe"
 * counts when nothing else places the book. Two rows are no categories: "general" has works on
 * everything, beside which shelves mean little; "fact" has what makes a heading one of fact, and
 * phrases that hold a category's word but not its meaning. Sorted; docs/categories.md tells the rest.
 */
export const TABLE = `
fiction
  shelf: Fiction; Novels; Romance; Science-Fiction & Fantasy; Short Stories
  maybe shelf: Historical Novels
  word: erotic literature; fables; fairy tales; fiction; ghost stories; gothic fiction; imaginary
  word: imaginary places; romances; sagas; science fiction; stories; tales; utopian fiction
  word: voyages, imaginary
children
  shelf: Children & Young Adult Reading
  word: children's; fairy tales; infantil; jeunesse; juvenile; kinderbuch; ragazzi
history
  maybe shelf: History
  word: battle; civilization; court and courtiers; frontier and pioneer; gold discoveries; history
  word: reformation; renaissance; slave; war
  maybe word: indian; politics and government; suffrage
science
  shelf: Engineering & Technology; Health & Medicine; Science -
  maybe shelf: Nature/Gardening/Animals; Psychiatry/Psychology
  word: agricultur; animal; anthropolog; astronom; bee; birds; botan; electr; ethno
  word: evolution; geolog; health; information; invent; mathematics; medic; natural history
  word: nucleotide; physi; plants; psycholog; rites and ceremonies; scien; superstition
  maybe word: indian
poetry
  maybe shelf: Poetry
  word: ballads; divina commedia; hymns; poetry; rhyme; songs
drama
  maybe shelf: Plays/Films/Dramas
  word: drama; librettos; shakespeare; theater
fantasy
  shelf: Science-Fiction & Fantasy
  word: arthurian; fairies; fairy; fairy tales; fantas; folk literature; folklore; ghost stories
  word: gothic fiction; horror; imaginary places; legends; mytholog; paranormal; science fiction
  word: utopian fiction; voyages, imaginary
philosophy
  maybe shelf: Philosophy & Ethics
  word: aesthetics; aphorisms; ethical; ethics; filosof; free will; happiness
  word: logic; maxims; metaphysics; mind and body; philosoph; plato; positivism; rationalism; skepticism; soul
  word: stoics
  maybe word: conduct of life; success
religion
  maybe shelf: Religion/Spirituality
  word: bible; bible stories; buddh; christian; christian science; church; clergy; free thought
  word: hindu; huguenots; hymns; inquisition; islam; jesuits; jesus christ; judaism; mission
  word: mysticism; new thought; paganism; reformation; religio; saint,; saints; spiritual; sunday
  word: taoism; theolog; theosoph
travel
  shelf: Travel Writing
  word: arctic; discovery and; explorers; guidebooks; haar volken; literary landmarks; travel
  word: voyages; voyages around the world -- history
biography
  shelf: Biographies
  word: biograf; biograph; correspondence; diaries; personal narratives
art
  shelf: Architecture; Music
  maybe shelf: Art; Fashion
  word: architect; art; artist; caricature; costume; crochet; dance; design; engraving; furniture; illustration of
  word: knitting; lace; motion picture; music; oratorios; paint; photograph; piano; pottery
  word: sculpt; songs,; string quartets; tapestry; textile fabrics; weaving
mystery
  maybe shelf: Crime, Thrillers and Mystery
  word: crime; criminals; detective; murder; mystery; police; spy
general
  shelf: Adventure; Cooking & Drinking; Economics; Language & Communication; Law & Criminology
  shelf: Sociology
  maybe shelf: American Literature; British Literature; Encyclopedias/Dictionaries/Reference
  maybe shelf: Essays, Letters & Speeches; French Literature; Gender & Sexuality Studies
  maybe shelf: German Literature; How To ...; Politics; Sports/Hobbies; Teaching & Education
  word: encyclopedias; etiquette; fishing; games; indexes; periodicals; quotations
  maybe word: history and criticism
fact
  word: bible stories; children's history; crimea; crimes against; criticism
  word: design and construction; dramatists; history; history and criticism; industrial arts
  word: library science; literature, art, and science; medical care; military art and science
  word: mounted police; naval art and science; philosophie, religion et morale; political science
  word: sciences et techniques; sexual ethics; social science; songs and music; songs with; songs,
  word: stories, plots; technique; war crim
`;

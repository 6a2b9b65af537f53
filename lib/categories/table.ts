/**
 * What places a book: the bookshelves that mean a category, named by their beginning and without
 * "Category:", and the words of subject headings, by their beginning, in lower case without accents.
 * Words of up to four letters are whole words; a phrase counts in place of the words in it. "maybe"
 * counts when nothing else places the book; beside a "not shelf" the row's other shelves do not count.
 * Two rows are no categories: "general" has works on everything, beside which shelves mean little; "fact"
 * has what makes a heading one of fact, and phrases that hold a category's word but not its meaning. Sorted.
 */
export const TABLE = `
fiction
  shelf: Fiction; Novels; Romance; Science-Fiction & Fantasy; Short Stories
  word: erotic literature; fables; fairy tales; fiction; ghost stories; gothic fiction; imaginary
  word: imaginary places; romances; sagas; science fiction; stories; tales; utopian fiction; voyages, imaginary
children
  shelf: Children & Young Adult Reading
  word: children's; fairy tales; infantil; jeunesse; juvenile; kinderbuch; ragazzi
history
  maybe shelf: History
  word: battle; civilization; court and courtiers; frontier and pioneer; gold discoveries; history; reformation
  word: renaissance; slave; war
  maybe word: indian; politics and government; suffrage
science
  shelf: Engineering & Technology; Health & Medicine; Science -
  maybe shelf: Nature/Gardening/Animals; Psychiatry/Psychology
  word: agricultur; animal; anthropolog; astronom; bee; birds; botan; electr; ethno; evolution; geolog; health
  word: information; invent; mathematics; medic; natural history; nucleotide; physi; plants; psycholog
  word: rites and ceremonies; scien; superstition
  maybe word: indian
poetry
  maybe shelf: Poetry
  not shelf: Language & Communication
  word: ballads; divina commedia; poetry; rhyme; songs
  maybe word: hymns
drama
  maybe shelf: Plays/Films/Dramas
  word: drama; librettos; shakespeare; theater
fantasy
  shelf: Science-Fiction & Fantasy
  word: arthurian; fairies; fairy; fairy tales; fantas; folk literature; folklore; ghost stories
  word: gothic fiction; horror; imaginary places; legends; mytholog; paranormal; science fiction; trojan war
  word: utopian fiction; voyages, imaginary
philosophy
  maybe shelf: Philosophy & Ethics
  not shelf: Humour; Parenthood; Plays/Films/Dramas; Poetry
  word: aphorisms; ethical; ethics; filosof; free will; happiness; logic; maxims; metaphysics
  word: mind and body; natural law; philosoph; plato; positivism; pythagor; rationalism; skepticism; soul; stoics
  maybe word: aesthetics; conduct of life; success
religion
  maybe shelf: Religion/Spirituality
  word: bible; bible stories; buddh; christian; christian science; church; clergy; free thought; hindu
  word: huguenots; hymns; inquisition; islam; jesuits; jesus christ; judaism; mission; mysticism; new thought
  word: paganism; reformation; religio; saint,; saints; spiritual; sunday; taoism; theolog; theosoph
travel
  shelf: Travel Writing
  word: arctic; discovery and; explorers; guidebooks; haar volken; literary landmarks; travel; voyages
  word: voyages around the world -- history
biography
  shelf: Biographies
  word: biograf; biograph; correspondence; diaries; personal narratives
art
  shelf: Architecture; Music
  maybe shelf: Art; Fashion
  word: architect; art; artist; caricature; costume; crochet; dance; design; engraving; furniture
  word: illustration of; knitting; lace; motion picture; music; oratorios; paint; photograph; piano; pottery
  word: sculpt; songs,; string quartets; tapestry; textile fabrics; weaving
mystery
  maybe shelf: Crime, Thrillers and Mystery
  word: crime; criminals; detective; murder; mystery; police; spy
general
  shelf: Adventure; Cooking & Drinking; Economics; Language & Communication; Law & Criminology; Sociology
  maybe shelf: American Literature; British Literature; Encyclopedias/Dictionaries/Reference
  maybe shelf: Essays, Letters & Speeches; French Literature; Gender & Sexuality Studies; German Literature
  maybe shelf: How To ...; Politics; Sports/Hobbies; Teaching & Education
  word: encyclopedias; etiquette; fishing; games; indexes; periodicals; quotations; quotations, maxims
  maybe word: history and criticism
fact
  word: bible stories; children's history; crimea; crimes against; criticism; design and construction
  word: dramatists; history; history and criticism; industrial arts; library science
  word: literature, art, and science; medical care; military art and science; mounted police
  word: naval art and science; philosophie, religion et morale; political science; sciences et techniques
  word: sexual ethics; social science; songs and music; songs with; songs,; stories, plots; technique; war crim
`;

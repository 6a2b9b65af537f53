import { fold, withoutDiacritics } from './fold';
import { WEB_WORDS } from './words';

/**
 * Authors whose works, or best known works, the catalogue does not have yet, sorted by name, one a line:
 *
 *   name | year of death, where dead | what else they are searched by: family names that are theirs
 *   alone, famous titles | neighbours in time, or in kind, whom the catalogue has
 *
 * An author among their own neighbours is in the catalogue, but without these works.
 */
const TABLE = `
Adolfo Caminha | 1897 | Bom-Crioulo; A Normalista | Adolfo Caminha; Aluísio Azevedo; Júlia Lopes de Almeida
Agustina Bessa-Luís | 2019 | A Sibila | Raul Brandão; Júlia Lopes de Almeida; Camilo Castelo Branco
Ailton Krenak | | Krenak; A Vida Não É Útil | Lima Barreto; Joaquim Nabuco
Albert Camus | 1960 | O Estrangeiro; A Peste; O Mito de Sísifo | Franz Kafka; Fyodor Dostoyevsky; Marcel Proust
Alexandre Herculano | 1877 | O Bobo; O Monge de Cister | Alexandre Herculano; Almeida Garrett; Rebello da Silva
Allan Kardec | 1869 | Kardec; O Livro dos Espíritos; O Evangelho Segundo o Espiritismo | Victor Hugo; Arthur Conan Doyle
Almeida Garrett | 1854 | O Arco de Santana; O Arco de Sant'Ana | Almeida Garrett; Alexandre Herculano; Camilo Castelo Branco
Alphonsus de Guimaraens | 1921 | Alphonsus Guimaraens; Ismália | Cesário Verde; Camilo Pessanha; António Nobre
Aluísio Azevedo | 1913 | O Mulato; Casa de Pensão | Aluísio Azevedo; Raul Pompéia; Adolfo Caminha
Álvares de Azevedo | 1852 | Noite na Taverna; Lira dos Vinte Anos | Gonçalves Dias; Soares de Passos; Edgar Allan Poe
Anne Frank | 1945 | | Franz Kafka; Louisa May Alcott
Antoine de Saint-Exupéry | 1944 | Saint-Exupéry; O Pequeno Príncipe; O Principezinho | Oscar Wilde; Lewis Carroll; James Matthew Barrie
António Lobo Antunes | 2026 | Lobo Antunes; Os Cus de Judas | Raul Brandão; Eça de Queirós; Mário de Sá-Carneiro
António Vieira | 1697 | Padre Vieira; Sermões; Sermão da Sexagésima; Sermão aos Peixes | Francisco Manuel de Melo; Luís de Camões
Aquilino Ribeiro | 1963 | Aquilino; O Malhadinhas; Quando os Lobos Uivam | Camilo Castelo Branco; Trindade Coelho; Raul Brandão
Ariano Suassuna | 2014 | Suassuna; Auto da Compadecida | Gil Vicente; Simões Lopes Neto
Artur Azevedo | 1908 | | Machado de Assis; Almeida Garrett
Augusto dos Anjos | 1914 | Eu e Outras Poesias; Versos Íntimos | Cesário Verde; Antero de Quental; Camilo Pessanha
Basílio da Gama | 1795 | O Uraguai | Tomás António Gonzaga; Luís de Camões
Bernardo Guimarães | 1884 | O Seminarista | Bernardo Guimarães; José de Alencar; Joaquim Nabuco
Caio Fernando Abreu | 1996 | Morangos Mofados | Lima Barreto; Machado de Assis
Camilo Castelo Branco | 1890 | Coração, Cabeça e Estômago; A Doida do Candal | Camilo Castelo Branco; Júlio Dinis; Eça de Queirós
Carlos Drummond de Andrade | 1987 | Carlos Drummond; Drummond de Andrade; Alguma Poesia; Sentimento do Mundo; A Rosa do Povo | Camilo Pessanha; Cesário Verde; Fernando Pessoa
Carolina Maria de Jesus | 1977 | Quarto de Despejo | Lima Barreto; Júlia Lopes de Almeida
Casimiro de Abreu | 1860 | As Primaveras; Meus Oito Anos | Gonçalves Dias; Soares de Passos; João de Deus
Castro Alves | 1871 | Espumas Flutuantes; O Navio Negreiro; Vozes d'África; O Adeus de Teresa | Gonçalves Dias; Guerra Junqueiro; Antero de Quental
Cecília Meireles | 1964 | Romanceiro da Inconfidência; Ou Isto ou Aquilo | Florbela Espanca; Camilo Pessanha; Antero de Quental
Clarice Lispector | 1977 | Clarice; Lispector; A Hora da Estrela; Perto do Coração Selvagem; A Paixão Segundo GH; Laços de Família | Júlia Lopes de Almeida; Florbela Espanca; Raul Brandão
Cláudio Manuel da Costa | 1789 | | Tomás António Gonzaga; Luís de Camões
Conceição Evaristo | | Ponciá Vicêncio; Olhos D'Água; Canção para Ninar Menino Grande | Júlia Lopes de Almeida; Lima Barreto
Cruz e Sousa | 1898 | Broquéis | Antero de Quental; Camilo Pessanha; António Nobre
Djaimilia Pereira de Almeida | | A Visão das Plantas | Júlia Lopes de Almeida; Raul Brandão
Domingos Olímpio | 1906 | Luzia-Homem | Aluísio Azevedo; Adolfo Caminha
Eça de Queirós | 1900 | O Conde de Abranhos; A Tragédia da Rua das Flores; Alves e Companhia | Eça de Queirós; Camilo Castelo Branco; Ramalho Ortigão
Erico Verissimo | 1975 | O Tempo e o Vento; Incidente em Antares | Simões Lopes Neto; José de Alencar
Euclides da Cunha | 1909 | Os Sertões | Joaquim Nabuco; Lima Barreto; Simões Lopes Neto
Fagundes Varela | 1875 | Cântico do Calvário | Gonçalves Dias; Soares de Passos
Fernando Pessoa | 1935 | Mensagem; Livro do Desassossego; Mar Português; Autopsicografia; Tabacaria; O Guardador de Rebanhos | Fernando Pessoa; Mário de Sá-Carneiro; Camilo Pessanha
Fernão Mendes Pinto | 1583 | Peregrinação | Luís de Camões; Wenceslau de Moraes
Ferreira de Castro | 1974 | A Selva | Aluísio Azevedo; Raul Brandão; Coelho Netto
Ferreira Gullar | 2016 | Gullar; Poema Sujo | Gonçalves Dias; Cesário Verde
Florbela Espanca | 1930 | Charneca em Flor | Florbela Espanca; Camilo Pessanha; António Nobre
Franklin Távora | 1888 | O Cabeleira | José de Alencar; Bernardo Guimarães
Gabriel García Márquez | 2014 | García Márquez; Cem Anos de Solidão; O Amor nos Tempos do Cólera | Horacio Quiroga; Machado de Assis
George Orwell | 1950 | Orwell; 1984; A Revolução dos Bichos; O Triunfo dos Porcos | H. G. Wells; Jack London; Joseph Conrad
Gil Vicente | 1536 | Auto da Barca do Inferno; Auto da Índia; Farsa de Inês Pereira; Inês Pereira | Gil Vicente; António Ferreira
Graça Aranha | 1931 | Canaã | Lima Barreto; Coelho Netto
Graciliano Ramos | 1953 | Graciliano; Vidas Secas; São Bernardo; Angústia | Lima Barreto; Aluísio Azevedo; Adolfo Caminha
Guimarães Rosa | 1967 | Grande Sertão Veredas; Grande Sertão; Sagarana; Primeiras Estórias | Simões Lopes Neto; Coelho Netto; Escragnolle Taunay
Hilda Hilst | 2004 | Hilst | Florbela Espanca; Júlia Lopes de Almeida
Inglês de Sousa | 1918 | O Missionário | Aluísio Azevedo; Adolfo Caminha
Itamar Vieira Junior | | Torto Arado | Lima Barreto; Aluísio Azevedo
J. K. Rowling | | Rowling; Harry Potter | Lewis Carroll; James Matthew Barrie; L. Frank Baum
J. R. R. Tolkien | 1973 | Tolkien; O Senhor dos Anéis; O Hobbit | Lord Dunsany; William Morris; Lewis Carroll
João Cabral de Melo Neto | 1999 | Cabral de Melo Neto; Morte e Vida Severina | Cesário Verde; Gonçalves Dias
João do Rio | 1921 | A Alma Encantadora das Ruas | Lima Barreto; Machado de Assis
Joaquim Manuel de Macedo | 1882 | A Moreninha | José de Alencar; Bernardo Guimarães; Júlio Dinis
Jorge Amado | 2001 | Capitães da Areia; Gabriela Cravo e Canela; Dona Flor e Seus Dois Maridos; Mar Morto | Aluísio Azevedo; Lima Barreto; Adolfo Caminha
Jorge Luis Borges | 1986 | Ficções; O Aleph | Edgar Allan Poe; G. K. Chesterton; Robert Louis Stevenson
José de Alencar | 1877 | Lucíola; Senhora; Diva; Til; A Viuvinha; As Minas de Prata; O Sertanejo; Sonhos d'Ouro; O Tronco do Ipê | José de Alencar; Bernardo Guimarães; Júlio Dinis
José Lins do Rego | 1957 | Lins do Rego; Menino de Engenho; Fogo Morto | Raul Pompéia; Aluísio Azevedo; Joaquim Nabuco
José Mauro de Vasconcelos | 1984 | Meu Pé de Laranja Lima | Júlia Lopes de Almeida; Guerra Junqueiro
José Paulo Paes | 1998 | Prosas Seguidas de Odes Mínimas | Cesário Verde; Camilo Pessanha
José Régio | 1969 | Poemas de Deus e do Diabo; Cântico Negro | António Nobre; Mário de Sá-Carneiro; Florbela Espanca
José Rodrigues Miguéis | 1980 | Rodrigues Miguéis | Eça de Queirós; Raul Brandão; Fialho de Almeida
José Saramago | 2010 | Saramago; Ensaio sobre a Cegueira; Memorial do Convento; O Ano da Morte de Ricardo Reis; O Evangelho Segundo Jesus Cristo | Eça de Queirós; Raul Brandão; Alexandre Herculano
Júlia Lopes de Almeida | 1934 | Memórias de Martha | Júlia Lopes de Almeida; Aluísio Azevedo
Julio Cortázar | 1984 | Cortázar; O Jogo da Amarelinha | Horacio Quiroga; Edgar Allan Poe
Júlio Dinis | 1871 | As Pupilas do Senhor Reitor | Júlio Dinis; Camilo Castelo Branco; José de Alencar
Júlio Ribeiro | 1890 | A Carne | Aluísio Azevedo; Adolfo Caminha; Eça de Queirós
Lima Barreto | 1922 | Clara dos Anjos; Recordações do Escrivão Isaías Caminha; O Homem que Sabia Javanês; Vida e Morte de M. J. Gonzaga de Sá | Lima Barreto; Machado de Assis; Aluísio Azevedo
Luís Bernardo Honwana | | Honwana; Nós Matamos o Cão Tinhoso | Raul Brandão; Lima Barreto
Luís de Sttau Monteiro | 1993 | Sttau Monteiro; Felizmente Há Luar | Almeida Garrett; Gil Vicente
Luis Fernando Verissimo | 2025 | O Analista de Bagé; Comédias da Vida Privada | Machado de Assis; Ramalho Ortigão
Lygia Fagundes Telles | 2022 | Fagundes Telles; As Meninas; Ciranda de Pedra | Júlia Lopes de Almeida; Machado de Assis
Machado de Assis | 1908 | Contos Fluminenses; Histórias da Meia-Noite; Várias Histórias; Missa do Galo; Uns Braços; A Causa Secreta; A Mulher de Preto | Machado de Assis; Lima Barreto; Eça de Queirós
Manoel de Barros | 2014 | O Livro das Ignorãças | João de Deus; Teixeira de Pascoais
Manuel Antônio de Almeida | 1861 | Memórias de um Sargento de Milícias; Memórias de um Sargento | José de Alencar; Bernardo Guimarães; Camilo Castelo Branco
Manuel Bandeira | 1968 | Libertinagem; Estrela da Vida Inteira; Vou-me Embora pra Pasárgada | António Nobre; Cesário Verde; Camilo Pessanha
Maria Firmina dos Reis | 1917 | Firmina dos Reis; Úrsula | Júlia Lopes de Almeida; Bernardo Guimarães
Mário de Andrade | 1945 | Macunaíma; Pauliceia Desvairada; Amar Verbo Intransitivo | Lima Barreto; Simões Lopes Neto
Mario Quintana | 1994 | Quintana | António Nobre; Camilo Pessanha; Simões Lopes Neto
Martins Pena | 1848 | Martins Penna; O Juiz de Paz na Roça | Almeida Garrett; Machado de Assis
Mia Couto | | Terra Sonâmbula | Raul Brandão; Wenceslau de Moraes
Miguel Torga | 1995 | Torga; Novos Contos da Montanha | Trindade Coelho; Fialho de Almeida; Raul Brandão
Monteiro Lobato | 1948 | Urupês; Negrinha; Cidades Mortas; Reinações de Narizinho; Sítio do Picapau Amarelo; Sítio do Pica-Pau Amarelo | Simões Lopes Neto; Lima Barreto; Coelho Netto
Narcisa Amália | 1924 | Nebulosas | Gonçalves Dias; Júlia Lopes de Almeida
Nelson Rodrigues | 1980 | Vestido de Noiva; A Vida como Ela É | Machado de Assis; Almeida Garrett
Nísia Floresta | 1885 | Opúsculo Humanitário | Júlia Lopes de Almeida; Joaquim Nabuco
Olavo Bilac | 1918 | Bilac; Via Láctea; Ouvir Estrelas; O Caçador de Esmeraldas | Gonçalves Dias; Antero de Quental; Cesário Verde
Oswald de Andrade | 1954 | Memórias Sentimentais de João Miramar; Serafim Ponte Grande; Manifesto Antropófago | Lima Barreto; Mário de Sá-Carneiro
Pablo Neruda | 1973 | Neruda; Vinte Poemas de Amor | Rubén Darío; Gustavo Adolfo Bécquer; Florbela Espanca
Paulina Chiziane | | Balada de Amor ao Vento; Niketche | Júlia Lopes de Almeida; Florbela Espanca
Paulo Coelho | | O Alquimista; O Diário de um Mago | Machado de Assis; Eça de Queirós
Paulo Freire | 1997 | Pedagogia do Oprimido; Pedagogia da Autonomia | Joaquim Nabuco; Lima Barreto
Paulo Leminski | 1989 | Leminski | Matsuo Bashō; Cesário Verde
Pepetela | | Mayombe | Raul Brandão; Lima Barreto
Pero Vaz de Caminha | 1500 | Vaz de Caminha; Carta de Caminha; Carta do Achamento | Pero de Magalhães Gandavo; José de Anchieta; Luís de Camões
Rachel de Queiroz | 2003 | O Quinze; Memorial de Maria Moura; Caminho de Pedras | Júlia Lopes de Almeida; José de Alencar; Adolfo Caminha
Raul Brandão | 1930 | Os Pescadores | Raul Brandão; Fialho de Almeida; Trindade Coelho
Rubem Braga | 1990 | | Machado de Assis; Ramalho Ortigão; Fialho de Almeida
Rubem Fonseca | 2020 | Feliz Ano Novo | Edgar Allan Poe; Lima Barreto
Rui Barbosa | 1923 | Oração aos Moços | Joaquim Nabuco; Ramalho Ortigão
Santa Rita Durão | 1784 | Caramuru | Luís de Camões; Tomás António Gonzaga
Sophia de Mello Breyner Andresen | 2004 | Sophia de Mello Breyner; O Cristo Cigano; A Fada Oriana; O Cavaleiro da Dinamarca | Florbela Espanca; Camilo Pessanha; Antero de Quental
Tomás António Gonzaga | 1810 | Cartas Chilenas | Tomás António Gonzaga; Antônio Gonçalves Dias
Vergílio Ferreira | 1996 | Manhã Submersa | Raul Brandão; Mário de Sá-Carneiro
Vinicius de Moraes | 1980 | Soneto de Fidelidade; A Arca de Noé | Florbela Espanca; Antero de Quental; Camilo Pessanha
`;

/** The keys of a text's words (fold.ts), without articles and most prepositions, which are shorter. */
const keysOf = (text: string): readonly string[] =>
  (withoutDiacritics(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !WEB_WORDS.has(word))
    .map(fold);

/** An author whose works are missing, and whom to read meanwhile. */
interface MissingAuthor {
  name: string;
  keys: readonly string[];
  /** The year of death, or null. */
  died: number | null;
  /** All words of one of them mean the author, or a work. */
  searchedBy: readonly { text: string; keys: readonly string[] }[];
  /** Names by which the service finds them. */
  neighbours: readonly string[];
}

const listed = (cell: string) => cell.split('; ').filter(Boolean);

let authors: readonly MissingAuthor[] | undefined;
/** The table, read at the first search: its keys take a phone 30 ms. */
export const missingAuthors = () => (authors ??= readTable());

const readTable = (): readonly MissingAuthor[] =>
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([name = '', died = '', others = '', neighbours = '']) => ({
      name,
      keys: keysOf(name),
      died: Number(died) || null,
      searchedBy: [name, ...listed(others)]
        .filter((text) => !listed(neighbours).includes(text))
        .map((text) => ({ text, keys: keysOf(text) })),
      neighbours: listed(neighbours),
    }));

const isIn = (text: readonly string[], search: readonly string[]) =>
  text.every((key) => search.includes(key));

/**
 * Whether a search means an author or a work. A title of one word has none beside it but the author's:
 * `diário do ano da peste` is another book. Of a longer one two words are enough beside the author's.
 */
function means(search: readonly string[], text: readonly string[], author: readonly string[]) {
  const isNothingElse = isIn(search, [...text, ...author]);
  if (isIn(text, search)) return text.length > 1 || isIn(text, author) || isNothingElse;
  // By the family name: `vicente auto da barca`.
  const ofTitle = search.filter((key) => !author.includes(key));
  return isNothingElse && isIn(author.slice(-1), search) && ofTitle.length > 1;
}

/** Years after an author's death for which works are protected in Brazil and Portugal. */
const PROTECTED_YEARS = 70;
/** Years after it for which the USA, whose law Project Gutenberg follows, may protect works: from their first edition on. */
const PROTECTED_YEARS_IN_USA = 95;

/** Who is looked for, and why a search finds nothing. */
export interface MissingWorks extends MissingAuthor {
  /** The title, where the search is for one. */
  work: string | null;
  /** The law that protects the works; null where nobody has transcribed them yet. */
  protectedBy: 'our law' | 'law of the USA' | null;
}

function protectionOf(died: number | null, year: number): MissingWorks['protectedBy'] {
  if (died === null || year - died <= PROTECTED_YEARS) return 'our law';
  return year - died <= PROTECTED_YEARS_IN_USA ? 'law of the USA' : null;
}

/**
 * The author without works here that a search means, by name or by a famous title, or null. The search
 * has all words of the name or title, and beside more than one may have others.
 *
 * @param year the current one
 * @param found the authors of the books that the service found: one of theirs may be what is meant
 */
export function findMissingWorks(
  search: string,
  year: number,
  found: readonly string[] = [],
): MissingWorks | null {
  const wanted = keysOf(search);
  for (const author of missingAuthors()) {
    const { keys: name, died, searchedBy } = author;
    if (found.some((other) => isIn(name, keysOf(other)))) continue;
    const meant = searchedBy.filter(({ keys }) => means(wanted, keys, name));
    if (meant.length === 0) continue;
    const work = meant.find(({ keys }) => !isIn(keys, name) && !isIn(name.slice(-1), keys));
    return { ...author, work: work?.text ?? null, protectedBy: protectionOf(died, year) };
  }
  return null;
}

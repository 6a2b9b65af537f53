import { withoutDiacritics } from './fold';

/**
 * Authors whose works the catalogue cannot have yet, sorted by name, one a line:
 *
 *   name | what else they are searched by: family names that are theirs alone, famous titles |
 *   neighbours in time, or in kind, whom the catalogue has
 */
const TABLE = `
Agustina Bessa-Luís | A Sibila | Raul Brandão; Júlia Lopes de Almeida; Camilo Castelo Branco
Albert Camus | O Estrangeiro; A Peste; O Mito de Sísifo | Franz Kafka; Fyodor Dostoyevsky; Marcel Proust
António Lobo Antunes | Lobo Antunes; Os Cus de Judas | Raul Brandão; Eça de Queirós; Mário de Sá-Carneiro
Ariano Suassuna | Suassuna; Auto da Compadecida | Gil Vicente; Simões Lopes Neto
Carlos Drummond de Andrade | Drummond; Alguma Poesia; Sentimento do Mundo | Camilo Pessanha; Cesário Verde; Fernando Pessoa
Carolina Maria de Jesus | Quarto de Despejo | Lima Barreto; Júlia Lopes de Almeida
Cecília Meireles | Romanceiro da Inconfidência; Ou Isto ou Aquilo | Florbela Espanca; Camilo Pessanha; Antero de Quental
Clarice Lispector | Lispector; A Hora da Estrela; Perto do Coração Selvagem; A Paixão Segundo GH; Laços de Família | Júlia Lopes de Almeida; Florbela Espanca; Raul Brandão
Conceição Evaristo | Ponciá Vicêncio; Olhos D'Água | Júlia Lopes de Almeida; Lima Barreto
Érico Veríssimo | O Tempo e o Vento; Incidente em Antares | Simões Lopes Neto; José de Alencar
Ferreira Gullar | Gullar; Poema Sujo | Gonçalves Dias; Cesário Verde
Gabriel García Márquez | García Márquez; Cem Anos de Solidão; O Amor nos Tempos do Cólera | Horacio Quiroga; Machado de Assis
George Orwell | Orwell; A Revolução dos Bichos | H. G. Wells; Jack London; Joseph Conrad
Graciliano Ramos | Graciliano; Vidas Secas; São Bernardo; Memórias do Cárcere | Lima Barreto; Aluísio Azevedo; Adolfo Caminha
Guimarães Rosa | João Guimarães Rosa; Grande Sertão Veredas; Sagarana; Primeiras Estórias | Simões Lopes Neto; Coelho Netto; Escragnolle Taunay
Hilda Hilst | Hilst | Florbela Espanca; Júlia Lopes de Almeida
Itamar Vieira Junior | Torto Arado | Lima Barreto; Aluísio Azevedo
João Cabral de Melo Neto | Cabral de Melo Neto; Morte e Vida Severina | Cesário Verde; Gonçalves Dias
Jorge Amado | Capitães da Areia; Gabriela Cravo e Canela; Dona Flor e Seus Dois Maridos; Mar Morto | Aluísio Azevedo; Lima Barreto; Adolfo Caminha
Jorge Luis Borges | Borges Ficções; O Aleph | Edgar Allan Poe; G. K. Chesterton; Robert Louis Stevenson
José Lins do Rego | Lins do Rego; Menino de Engenho; Fogo Morto | Raul Pompéia; Aluísio Azevedo; Joaquim Nabuco
José Mauro de Vasconcelos | Meu Pé de Laranja Lima | Júlia Lopes de Almeida; Guerra Junqueiro
José Saramago | Saramago; Ensaio sobre a Cegueira; Memorial do Convento; O Evangelho Segundo Jesus Cristo | Eça de Queirós; Raul Brandão; Alexandre Herculano
Julio Cortázar | Cortázar; O Jogo da Amarelinha | Horacio Quiroga; Edgar Allan Poe
Lygia Fagundes Telles | Fagundes Telles; As Meninas; Ciranda de Pedra | Júlia Lopes de Almeida; Machado de Assis
Manoel de Barros | O Livro das Ignorãças | João de Deus; Teixeira de Pascoais
Mario Quintana | Quintana | António Nobre; Camilo Pessanha; Simões Lopes Neto
Mia Couto | Terra Sonâmbula | Raul Brandão; Wenceslau de Moraes
Miguel Torga | Torga; Novos Contos da Montanha | Trindade Coelho; Fialho de Almeida; Raul Brandão
Nelson Rodrigues | Vestido de Noiva; A Vida como Ela É | Machado de Assis; Almeida Garrett
Pablo Neruda | Neruda; Vinte Poemas de Amor | Rubén Darío; Gustavo Adolfo Bécquer; Florbela Espanca
Paulo Coelho | O Diário de um Mago | Machado de Assis; Eça de Queirós
Paulo Leminski | Leminski | Matsuo Bashō; Cesário Verde
Rachel de Queiroz | O Quinze; Memorial de Maria Moura | Júlia Lopes de Almeida; José de Alencar; Adolfo Caminha
Rubem Braga | Rubem Braga | Machado de Assis; Ramalho Ortigão; Fialho de Almeida
Rubem Fonseca | Feliz Ano Novo; Agosto Rubem Fonseca | Edgar Allan Poe; Lima Barreto
Saint-Exupéry | Antoine de Saint-Exupéry; O Pequeno Príncipe | Oscar Wilde; Lewis Carroll; James Matthew Barrie
Sophia de Mello Breyner Andresen | Sophia de Mello Breyner | Florbela Espanca; Camilo Pessanha; Antero de Quental
Vergílio Ferreira | Manhã Submersa | Raul Brandão; Mário de Sá-Carneiro
Vinicius de Moraes | Soneto de Fidelidade; A Arca de Noé | Florbela Espanca; Antero de Quental; Camilo Pessanha
`;

interface AuthorInCopyright {
  name: string;
  /** All words of one of them mean the author. */
  searchedBy: readonly string[];
  /** Names by which the service finds them. */
  neighbours: readonly string[];
}

const listed = (cell: string) => cell.split(';').map((part) => part.trim());

export const AUTHORS_IN_COPYRIGHT: readonly AuthorInCopyright[] = TABLE.trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([name = '', others = '', neighbours = '']) => ({
    name,
    searchedBy: [name, ...listed(others)],
    neighbours: listed(neighbours),
  }));

/** Articles and most prepositions are shorter. */
const wordsOf = (text: string): string[] =>
  withoutDiacritics(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/**
 * The author in copyright that a search means, by name or by a famous title, or null. The search has
 * all words of the name or title, and may have others.
 */
export function findAuthorInCopyright(search: string): AuthorInCopyright | null {
  const words = new Set(wordsOf(search));
  const isMeant = (text: string) => wordsOf(text).every((word) => words.has(word));
  return AUTHORS_IN_COPYRIGHT.find(({ searchedBy }) => searchedBy.some(isMeant)) ?? null;
}

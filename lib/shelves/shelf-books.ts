import type { ShelfKey } from './shelves';

/**
 * The books of the shelves, by Project Gutenberg's numbers: at most 32, as the service answers at once, the
 * best known first, but none beside another of a like colour, nor of the same author where others are left.
 * Beside each number are the title, up to its subtitle, and the first author, or a dash.
 */
export const SHELF_BOOKS: Readonly<Record<ShelfKey, readonly number[]>> = {
  vestibular: [
    54829, // Memorias Posthumas de Braz Cubas | Machado de Assis
    67740, // Iracema | Alencar, José Martiniano de
    69187, // O Cortiço | Azevedo, Aluísio
    18220, // A Cidade e as Serras | Queirós, Eça de
    16425, // Amor de Perdição | Castelo Branco, Camilo
    55752, // Dom Casmurro | Machado de Assis
    3333, // Os Lusíadas | Camões, Luís de
    42942, // O Primo Bazilio | Queirós, Eça de
    67535, // Triste Fim de Polycarpo Quaresma | Barreto, Lima
    67724, // O Guarany | Alencar, José Martiniano de
    55682, // Quincas Borba | Machado de Assis
    24401, // Viagens na Minha Terra (Completo) | Almeida Garrett, João Batista da Silva Leitão de Almeida Garrett, Visconde de
    67725, // O Guarany | Alencar, José Martiniano de
    31971, // O crime do padre Amaro, scenas da vida devota | Queirós, Eça de
    68541, // O Atheneu (chronica de saudades) | Pompéia, Raul
    23145, // A Illustre Casa de Ramires | Queirós, Eça de
    57001, // Papeis Avulsos | Machado de Assis
    17515, // A Relíquia | Queirós, Eça de
    33056, // Historias Sem Data | Machado de Assis
    17610, // Livro de Máguas | Espanca, Florbela
    22330, // Clepsydra | Pessanha, Camilo Almeida
    74475, // A escrava Isaura | Guimarães, Bernardo
    8698, // O Livro de Cesario Verde | Verde, Cesário
    18082, // Marilia de Dirceo | Gonzaga, Tomás António
    68635, // Innocencia | Taunay, Alfredo d'Escragnolle Taunay, Visconde de
    69229, // A fallencia | Almeida, Júlia Lopes de
    56737, // Esau e Jacob | Machado de Assis
    45966, // Eurico, o presbytero | Herculano, Alexandre
    71724, // Obras poeticas de Gregorio de Mattos Guerra - Tomo I | Matos, Gregório de
    74854, // Cantos | Dias, Antônio Gonçalves
  ],
  contos: [
    57001, // Papeis Avulsos | Machado de Assis
    69239, // Era uma vez... | Almeida, Júlia Lopes de
    2837, // Lendas do sul | Lopes Neto, J. Simões (João Simões)
    67935, // Reliquias de Casa Velha | Machado de Assis
    9654, // Lendas e Narrativas (Tomo I) | Herculano, Alexandre
    62896, // Ao Entardecer (Contos Varios) | Taunay, Alfredo d'Escragnolle Taunay, Visconde de
    70819, // Contos | Almeida, Fialho de
    17005, // Lendas e Narrativas (Tomo II) | Herculano, Alexandre
    62525, // Historias Brazileiras | Taunay, Alfredo d'Escragnolle Taunay, Visconde de
    33056, // Historias Sem Data | Machado de Assis
    31347, // Contos | Queirós, Eça de
    30341, // Contos Paraenses | Carvalho, João Marques de
    32646, // Contos Phantasticos | Braga, Teófilo
    28691, // Contos do Norte | Carvalho, João Marques de
    30359, // Contos e Lendas | Silva, Luiz Augusto Rebello da
    63317, // Os contos do tio Joaquim | Paganino, Rodrigo
    21406, // Novelas do Minho | Castelo Branco, Camilo
    17503, // Os meus amores | Coelho, Trindade
    23400, // A Lenda da Meia-Noite | Chagas, Manuel Pinheiro
    63080, // A cidade do vicio | Almeida, Fialho de
    21581, // Contos d'Aldeia | Braga, Alberto Leal Barradas Monteiro
    32020, // Serão inquieto | Patrício, António
    63406, // Contos e Phantasias | Carvalho, Maria Amalia Vaz de
    75220, // Historias das Ilhas | Azevedo, Maximiliano de
    31905, // Contos | Câmara, João da
  ],
  poesia: [
    3333, // Os Lusíadas | Camões, Luís de
    8698, // O Livro de Cesario Verde | Verde, Cesário
    17193, // Só | Nobre, António Pereira
    68691, // Livro de "Soror Saudade" | Espanca, Florbela
    22330, // Clepsydra | Pessanha, Camilo Almeida
    21799, // Dispersão | Sá-Carneiro, Mário de
    19046, // Sonetos | Quental, Antero de
    17610, // Livro de Máguas | Espanca, Florbela
    20142, // Os sonetos completos de Anthero de Quental | Quental, Antero de
    18082, // Marilia de Dirceo | Gonzaga, Tomás António
    61653, // Poesias Completas | Machado de Assis
    74854, // Cantos | Dias, Antônio Gonçalves
    71724, // Obras poeticas de Gregorio de Mattos Guerra - Tomo I | Matos, Gregório de
    20940, // Claridades do sul | Leal, António Duarte Gomes
    44211, // Nocturnos | Crespo, Gonçalves
    39992, // Poesias | Passos, A. A. Soares de (Antonio Augusto Soares)
    25925, // Poesias | Herculano, Alexandre
    23526, // A Velhice do Padre Eterno | Junqueiro, Abílio Manuel Guerra
    27599, // Flores do Campo | Deus, João de
    17534, // Os Simples | Junqueiro, Abílio Manuel Guerra
    22614, // A Pavorosa Illusão | Bocage, Manuel Maria Barbosa du
    23105, // Elegias | Pascoais, Teixeira de
    27535, // Despedidas | Nobre, António Pereira
    22801, // A Invenção do Dia Claro | Almada Negreiros, José de
    22679, // Canções | Boto, António Tomás
    17962, // Luar de Janeiro | Gil, Augusto
    19532, // Sol de Inverno | Feijó, António Joaquim de Castro
    24847, // Ramo de Flores | Deus, João de
  ],
  teatro: [
    24129, // Monólogo do Vaqueiro | Vicente, Gil
    25667, // Hamlet | Shakespeare, William
    28399, // Four Plays of Gil Vicente | Vicente, Gil
    28526, // Othello | Shakespeare, William
    63145, // Electra | Pérez Galdós, Benito
    30461, // A Morgadinha de Val-D'Amores/Entre a Flauta e a Viola | Castelo Branco, Camilo
    22508, // Nova Castro | Júnior, João Baptista Gomes
    32586, // O condemnado, drama em tres actos e quatro quadros | Castelo Branco, Camilo
    28154, // Petronio | Mesquita, Marcelino
    20725, // Os Primeiros Amores de Bocage | Leal, José da Silva Mendes
    34964, // A Nuvem | Couceiro, Luís
    19189, // A virtude laureada | Bocage, Manuel Maria Barbosa du
    21287, // Pranto de Maria Parda | Vicente, Gil
    28414, // Theatro de João d'Andrade Corvo - I | Corvo, João de Andrade
    21563, // Octavia | Alfieri, Vittorio
    25336, // A Traviata | Leroy, Nicolau T.
    17591, // Frei Luiz de Sousa | Almeida Garrett, João Batista da Silva Leitão de Almeida Garrett, Visconde de
    26913, // O Assassino de Macario | Castelo Branco, Camilo
    25436, // Uma scena conjugal | Couceiro, Luís
    28639, // Talitha | Pinto da Rocha
  ],
  viagens: [
    24401, // Viagens na Minha Terra (Completo) | Almeida Garrett, João Batista da Silva Leitão de Almeida Garrett, Visconde de
    28122, // Tractado da terra do Brasil | Gandavo, Pero de Magalhães
    37879, // O culto do chá | Moraes, Wenceslau de
    20508, // Como eu atravessei Àfrica do Atlantico ao mar Indico, volume primeiro | Pinto, Alexandre Alberto da Rocha de Serpa
    62101, // Robur, o Conquistador | Verne, Jules
    25537, // Paisagens da China e do Japão | Moraes, Wenceslau de
    20783, // Como eu atravessei Àfrica do Atlantico ao mar Indico, volume segundo | Pinto, Alexandre Alberto da Rocha de Serpa
    33611, // Scenas de viagem | Taunay, Alfredo d'Escragnolle Taunay, Visconde de
    33067, // Chronicas de Viagem | Pimentel, Alberto
    28341, // Da terra à lua, viagem directa em 97 horas e 20 minutos | Verne, Jules
    22015, // As Minas de Salomão | Haggard, H. Rider (Henry Rider)
    29213, // Vamiré | Rosny, J.-H., aîné
    24190, // No Paiz dos Yankees | Caminha, Adolfo Ferreira
    24344, // O Descobrimento do Brazil | Redondo, Manuel Ferreira Garcia
    35131, // O descobrimento do Brasil por Pedro Alvares Cabral | Baldaque da Silva, António Arthur
    32519, // Christovam Colombo e o descobrimento da America | Silva, J. M. Pereira da (João Manuel Pereira)
    29243, // Descobrimento das Filippinas pelo navegador portuguez Fernão de Magalhães | Alberto da Silva, Caetano
    60194, // Echos de Pariz | Queirós, Eça de
    30091, // Itinerario da viagem, que fez a Jerusalem o M.R.P. | Guerrero, Francisco
    27540, // Vasco da Gama | —
    24774, // Cidades e Paisagens | Lima, Jaime de Magalhães
    27992, // Descobrimentos dos Portuguezes nos Seculos XV e XVI | Sori, A. F. Marx de
    63258, // Viagem ao norte do Brazil feita nos annos 1613 a 1614, pelo Padre Ivo D'Evreux | Yves, d'Evreux
    24245, // A viagem da Índia | Costa, Fernandes
    29428, // O descobrimento da Australia pelos portuguezes em 1601 | Major, Richard Henry
  ],
  criancas: [
    16429, // Contos para a infância | Junqueiro, Abílio Manuel Guerra
    30510, // Perolas e Diamantes | Grimm, Jacob
    46334, // Cartilha Maternal | Deus, João de
    30777, // A Casa do Saltimbanco | Stolz, Mme. de
    69239, // Era uma vez... | Almeida, Júlia Lopes de
    29394, // Historia alegre de Portugal | Chagas, Manuel Pinheiro
    27540, // Vasco da Gama | —
    62101, // Robur, o Conquistador | Verne, Jules
    22015, // As Minas de Salomão | Haggard, H. Rider (Henry Rider)
    28341, // Da terra à lua, viagem directa em 97 horas e 20 minutos | Verne, Jules
    27412, // Lendas dos Vegetaes | Sequeira, Eduardo Henrique Vieira Coelho de
    34750, // Mysterio do Natal | Coelho Netto, Henrique
    2837, // Lendas do sul | Lopes Neto, J. Simões (João Simões)
  ],
  portugal: [
    40409, // Os Maias | Queirós, Eça de
    45966, // Eurico, o presbytero | Herculano, Alexandre
    31971, // O crime do padre Amaro, scenas da vida devota | Queirós, Eça de
    16443, // Uma família ingleza | Dinis, Júlio
    17927, // A Queda d'um Anjo | Castelo Branco, Camilo
    34387, // Historia de Portugal | Oliveira Martins, J. P. (Joaquim Pedro)
    16425, // Amor de Perdição | Castelo Branco, Camilo
    20574, // O Mysterio da Estrada de Cintra. Cartas ao Diário de Noticias | Ortigão, Ramalho
    27637, // A correspondência de Fradique Mendes | Queirós, Eça de
    16428, // Os fidalgos da Casa Mourisca | Dinis, Júlio
    23145, // A Illustre Casa de Ramires | Queirós, Eça de
    29120, // A Morgadinha dos Cannaviaes | Dinis, Júlio
    16384, // O Mandarim | Queirós, Eça de
    26988, // Amor de Salvação | Castelo Branco, Camilo
    17515, // A Relíquia | Queirós, Eça de
    68905, // A brazileira de Prazins | Castelo Branco, Camilo
    39618, // Humus | Brandão, Raul
    18220, // A Cidade e as Serras | Queirós, Eça de
    68807, // A confissão de Lucio, | Sá-Carneiro, Mário de
    42942, // O Primo Bazilio | Queirós, Eça de
    27725, // Saudades | Ribeiro, Bernardim
    9654, // Lendas e Narrativas (Tomo I) | Herculano, Alexandre
    24401, // Viagens na Minha Terra (Completo) | Almeida Garrett, João Batista da Silva Leitão de Almeida Garrett, Visconde de
    23620, // Orpheu Nº1 | Pessoa, Fernando
    20841, // Os Pobres | Brandão, Raul
    3333, // Os Lusíadas | Camões, Luís de
    16633, // Chronica de el-rei D. Pedro I | Lopes, Fernão
  ],
  brasil: [
    54829, // Memorias Posthumas de Braz Cubas | Machado de Assis
    67535, // Triste Fim de Polycarpo Quaresma | Barreto, Lima
    55682, // Quincas Borba | Machado de Assis
    69187, // O Cortiço | Azevedo, Aluísio
    2837, // Lendas do sul | Lopes Neto, J. Simões (João Simões)
    67724, // O Guarany | Alencar, José Martiniano de
    74475, // A escrava Isaura | Guimarães, Bernardo
    67740, // Iracema | Alencar, José Martiniano de
    55797, // Memorial de Ayres | Machado de Assis
    67831, // A Pata da Gazella | Alencar, José Martiniano de
    67780, // Yayá Garcia | Machado de Assis
    38496, // Ubirajara | Alencar, José Martiniano de
    55752, // Dom Casmurro | Machado de Assis
    44540, // Cinco minutos | Alencar, José Martiniano de
    56737, // Esau e Jacob | Machado de Assis
    68541, // O Atheneu (chronica de saudades) | Pompéia, Raul
    67725, // O Guarany | Alencar, José Martiniano de
    53101, // A Mao e A Luva | Machado de Assis
    69229, // A fallencia | Almeida, Júlia Lopes de
    68635, // Innocencia | Taunay, Alfredo d'Escragnolle Taunay, Visconde de
    67594, // A Intrusa | Almeida, Júlia Lopes de
    62525, // Historias Brazileiras | Taunay, Alfredo d'Escragnolle Taunay, Visconde de
    70121, // A capital federal (impressões de um sertanejo) | Coelho Netto, Henrique
    67162, // Helena | Machado de Assis
    70662, // Cultura e opulencia do Brasil por suas drogas e minas | Antonil, André João
    28122, // Tractado da terra do Brasil | Gandavo, Pero de Magalhães
    76030, // Minha formação | Nabuco, Joaquim
    29040, // Como e porque sou romancista | Alencar, José Martiniano de
  ],
  autoras: [
    17610, // Livro de Máguas | Espanca, Florbela
    69229, // A fallencia | Almeida, Júlia Lopes de
    68691, // Livro de "Soror Saudade" | Espanca, Florbela
    69239, // Era uma vez... | Almeida, Júlia Lopes de
    26338, // Alguns homens do meu tempo | Carvalho, Maria Amalia Vaz de
    63943, // Ás Mulheres Portuguêsas | Osório, Ana de Castro
    30404, // Pelo mundo fóra | Carvalho, Maria Amalia Vaz de
    30777, // A Casa do Saltimbanco | Stolz, Mme. de
    67594, // A Intrusa | Almeida, Júlia Lopes de
    27155, // Infelizes | Osório, Ana de Castro
    29550, // Mulheres e creanças | Carvalho, Maria Amalia Vaz de
    29968, // Quatro Novelas | Osório, Ana de Castro
    70672, // Scenas do século XVIII em Portugal | Carvalho, Maria Amalia Vaz de
    69103, // Saudades de D. Ignez de Castro | Meneses, Maria de Lara e
    63488, // Ambições | Osório, Ana de Castro
    63406, // Contos e Phantasias | Carvalho, Maria Amalia Vaz de
  ],
  misterio: [
    20574, // O Mysterio da Estrada de Cintra. Cartas ao Diário de Noticias | Ortigão, Ramalho
    68932, // O esqueleto | Castelo Branco, Camilo
    23400, // A Lenda da Meia-Noite | Chagas, Manuel Pinheiro
    32646, // Contos Phantasticos | Braga, Teófilo
    33749, // O Annel Mysterioso, Scenas da Guerra Peninsular | Pimentel, Alberto
    25330, // A Casa dos Fantasmas - Volume I | Silva, Luiz Augusto Rebello da
    17005, // Lendas e Narrativas (Tomo II) | Herculano, Alexandre
    68807, // A confissão de Lucio, | Sá-Carneiro, Mário de
    26605, // A Casa dos Fantasmas - Volume II | Silva, Luiz Augusto Rebello da
    31694, // Estrellas Funestas | Castelo Branco, Camilo
    63080, // A cidade do vicio | Almeida, Fialho de
    16384, // O Mandarim | Queirós, Eça de
  ],
};

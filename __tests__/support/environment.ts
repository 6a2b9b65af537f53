// The build's settings in every test: the public service, at the root of a host.
process.env.NEXT_PUBLIC_CATALOGUE_URL = 'https://gutendex.com';
process.env.NEXT_PUBLIC_BASE_PATH = '';

// What every test sees of the build's settings: the defaults of the public service.
process.env.NEXT_PUBLIC_CATALOGUE_URL = 'https://gutendex.com';
process.env.NEXT_PUBLIC_BASE_PATH = '';

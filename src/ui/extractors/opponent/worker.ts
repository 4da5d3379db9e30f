import '../../../opponent/extractors/worker';

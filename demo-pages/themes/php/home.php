<?php // The home page: links to the categories. ?>
<?php foreach ($categories as $category): ?>
  <p><a href="<?= htmlspecialchars($category['url']) ?>"><?= htmlspecialchars($category['name']) ?></a></p>
<?php endforeach ?>
